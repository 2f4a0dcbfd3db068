import { describe, expect, test } from 'vitest';
import {
  advanceOf,
  closesCycle,
  readBlueprint,
  readDebug,
  tickTask,
} from '../../../src/core/planning/index.ts';
import { fixture } from './fixtures.ts';

describe('what an edit of a plan achieved', () => {
  const text = fixture('blueprint-checklist');
  const ticked = (...numbers: number[]) => readBlueprint(numbers.reduce(tickTask, text));

  test('a task, a breath, the whole plan', () => {
    const before = readBlueprint(text);
    expect(advanceOf(before, ticked(4))).toEqual({
      ticked: [4],
      closedBreaths: [],
      finished: false,
    });
    expect(advanceOf(ticked(4), ticked(4, 5))).toEqual({
      ticked: [5],
      closedBreaths: ['Breath 2: Mapping (parallel)'],
      finished: false,
    });
    expect(advanceOf(ticked(4, 5), ticked(4, 5, 6))).toEqual({
      ticked: [6],
      closedBreaths: ['Breath 3: Writing'],
      finished: true,
    });
  });

  test('other edits achieve nothing: a new step, a task added as done, a task reopened', () => {
    const before = readBlueprint(text);
    expect(
      advanceOf(before, readBlueprint(text.replace('three sample rows', 'five sample rows'))),
    ).toBeNull();
    expect(
      advanceOf(
        before,
        readBlueprint(
          text.replace('* [ ] Write in batches', '* [x] Write headers\n* [ ] Write in batches'),
        ),
      ),
    ).toBeNull();
    expect(advanceOf(ticked(4), before)).toBeNull();
  });
});

test('a debug cycle closes with a result, evidence, or another hypothesis', () => {
  const text = fixture('debug');
  const before = readDebug(text);
  expect(closesCycle(before, before)).toBe(false);
  expect(closesCycle(before, readDebug(text.replace('investigating', 'fixing')))).toBe(false);
  expect(closesCycle(before, readDebug(`${text}\n- checked: logs\n`))).toBe(true);
  expect(closesCycle(before, readDebug(text.replace('500 after five', '500 after nine')))).toBe(
    true,
  );
  expect(
    closesCycle(before, readDebug(text.replace('is locked by the', 'is missing since the'))),
  ).toBe(true);
});

test('a debug file that begins closes no cycle', () => {
  const begun = readDebug(fixture('debug'));
  const none = readDebug('');
  const symptoms = readDebug('---\nstatus: investigating\n---\n## Symptoms\n- it fails\n');
  for (const before of [none, symptoms]) expect(closesCycle(before, begun)).toBe(false);
  const first = readDebug('## Current Focus\nhypothesis: a\ntest: b\n');
  expect(closesCycle(symptoms, first)).toBe(false);
  expect(closesCycle(first, readDebug('## Current Focus\nhypothesis: a\nresult: refuted\n'))).toBe(
    true,
  );
});
