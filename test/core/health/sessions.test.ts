import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/cli/replay/facts.ts';
import { timeline } from '../../../src/cli/replay/timeline.ts';
import { type Session, turnsOf } from './sessions/desk.ts';
import { HEALTHY } from './sessions/healthy.ts';
import { STUCK } from './sessions/stuck.ts';
import { DEFAULT } from './support.ts';

function saidIn(session: Session): readonly string[] {
  const { moments } = timeline(factsOf(turnsOf(session), '/project'), DEFAULT);
  return moments.flatMap(({ key }) => (key === undefined ? [] : [key.split(/[:@]/)[0] ?? '']));
}

describe('scripted sessions in which nothing is to be said', () => {
  it.each(HEALTHY)('$name', (session) => {
    expect(session.says).toEqual([]);
    expect(saidIn(session)).toEqual([]);
  });
});

describe('scripted sessions that are stuck', () => {
  it.each(STUCK)('$name', (session) => {
    expect(saidIn(session)).toEqual(session.says);
  });
});
