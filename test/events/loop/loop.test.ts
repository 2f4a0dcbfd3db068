import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { LoopState } from '../../../src/core/loop/index.ts';
import { createLoopStore } from '../../../src/events/loop/store.ts';
import { sessionEnd } from '../../../src/events/session-end.ts';
import { sessionStart } from '../../../src/events/session-start.ts';
import { stop } from '../../../src/events/stop.ts';
import { userPromptSubmit } from '../../../src/events/user-prompt-submit.ts';
import type { Outcome } from '../../../src/host/outcome.ts';
import type { Files } from '../../../src/world/files/files.ts';
import type { Seed } from '../../../src/world/files/memory.ts';
import { memoryWorld, ROOT } from './world.ts';

/** A project whose sessions are driven event by event. */
function project(seed: Seed = {}, wrap?: (files: Files) => Files) {
  const { world, clock, files } = memoryWorld(seed, wrap);
  const store = createLoopStore(ROOT, world);
  const state = (): LoopState => {
    const reading = store.peek(store.ids()[0] ?? '');
    if (reading.kind !== 'loop') throw new Error(reading.kind);
    return reading.state;
  };
  return {
    ...{ world, clock, files, store, state },
    prompt: (text: string, session = 's') =>
      userPromptSubmit({ cwd: ROOT, session, prompt: text }, world),
    stop: (lastMessage = 'next', session = 's', backgroundTasks = 0) =>
      stop({ cwd: ROOT, session, lastMessage, backgroundTasks }, world),
    does: (fact: Partial<Fact> & Pick<Fact, 'kind'>, session = 's') =>
      world.journals.open(session)?.append([{ v: 1, at: clock.now(), ...fact } as Fact]),
    end: (session = 's') => sessionEnd({ cwd: ROOT, session, reason: 'other' }, world),
    begin: (session = 's') => sessionStart({ cwd: ROOT, session, source: 'startup' }, world),
    text: (path: string) => {
      const read = files.read(`${ROOT}/${path}`, 1 << 20);
      return read.ok ? read.value : '';
    },
  };
}

const reasonOf = ({ decision }: Outcome) =>
  decision.type === 'blockPrompt' ? decision.reason : '';
const promptOf = ({ decision }: Outcome) =>
  decision.type === 'continueLoop' ? decision.prompt : '';
const look = (target: string) => ({ kind: 'look', tool: 'Read', target }) as const;

describe('a loop', () => {
  it('belongs to the session that began it, and an empty id to none', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    for (const session of ['other', '']) {
      const outcome = await p.stop('<promise>DONE</promise>', session);
      expect(outcome.decision.type).toBe('pass');
    }
    expect(p.state()).toMatchObject({ status: 'running', iteration: 0 });
    expect(promptOf(await p.stop())).toContain('iteration 2 of at most 50');
  });

  it('without a session id is not begun', async () => {
    const p = project();
    expect((await p.prompt('/fire-flow:fire-loop work', '')).decision.type).toBe('pass');
    expect(p.store.ids()).toEqual([]);
  });

  it('pauses at an ordinary prompt, without counting, and is silent from then on', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    await p.stop();
    const outcome = await p.prompt('What is in this folder?');
    expect(outcome.context.join('\n')).toContain(`/fire-flow:fire-loop-resume ${p.state().id}`);
    expect(p.state()).toMatchObject({ status: 'paused', reason: 'prompt', iteration: 1 });
    expect((await p.stop()).decision.type).toBe('pass');
    expect(p.state().iteration).toBe(1);
  });

  it('is not paused by a notification of the host', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    await p.prompt('<task-notification>\n<task-id>b1</task-id>\n</task-notification>');
    expect(p.state().status).toBe('running');
  });

  it('waits for the background without counting, but for no promise', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    expect((await p.stop('waiting', 's', 1)).decision.type).toBe('pass');
    expect(p.state()).toMatchObject({ status: 'running', iteration: 0, idle: 0 });
  });

  it('goes on in another session with its counters, and the first one has lost it', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    await p.stop();
    await p.prompt(`/fire-flow:fire-loop-resume ${p.state().id}`, 'second');
    expect((await p.stop('next', 's')).decision.type).toBe('pass');
    expect(p.state()).toMatchObject({ session: 'second', status: 'running', iteration: 1 });
    expect(promptOf(await p.stop('next', 'second'))).toContain('iteration 3 of');
  });

  it('of a session that ends is paused, and one that died is told of at the next start', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    await p.end();
    expect(p.state()).toMatchObject({ status: 'paused', reason: 'session-end' });
    await p.prompt(`/fire-flow:fire-loop-resume ${p.state().id}`, 'dies');
    p.clock.advance(60_000);
    expect((await p.begin('later')).notice ?? '').not.toContain('interrupted');
    p.clock.advance(3_600_000);
    expect((await p.begin('later')).notice).toContain('was interrupted at iteration 1');
    expect(p.state()).toMatchObject({ status: 'paused', reason: 'interrupted' });
    expect((await p.begin('last')).notice ?? '').not.toContain('interrupted');
  });

  it('is stopped for good: neither a stop nor a resume brings it back', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    const { id } = p.state();
    expect(reasonOf(await p.prompt('/fire-flow:fire-loop-stop'))).toContain('stopped for good');
    expect((await p.stop()).decision.type).toBe('pass');
    expect(reasonOf(await p.prompt(`/fire-flow:fire-loop-resume ${id}`))).toContain(
      'stopped for good',
    );
    expect(p.state()).toMatchObject({ status: 'stopped', reason: 'cancelled' });
  });

  it('asks which one where several could be meant', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop one', 'a');
    p.clock.advance(2_000);
    await p.prompt('/fire-flow:fire-loop two', 'b');
    expect(reasonOf(await p.prompt('/fire-flow:fire-loop-hint faster', 'c'))).toContain(
      'which one?',
    );
    expect(reasonOf(await p.prompt('/fire-flow:fire-loop-hint faster', 'b'))).toContain(
      'next iteration',
    );
    expect(promptOf(await p.stop('next', 'b'))).toContain('The user adds: faster');
    expect(promptOf(await p.stop('next', 'b'))).not.toContain('The user adds');
  });

  it('is never extended by itself, and by the user up to the ceiling', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work --max-iterations 1');
    p.does(look('a'));
    expect((await p.stop()).decision.type).toBe('pass');
    const { id } = p.state();
    expect(reasonOf(await p.prompt(`/fire-flow:fire-loop-resume ${id}`))).toContain('used up');
    expect(reasonOf(await p.prompt('/fire-flow:fire-loop-extend 500'))).toContain('more than 500');
    await p.prompt('/fire-flow:fire-loop-extend 2');
    await p.prompt(`/fire-flow:fire-loop-resume ${id}`);
    expect(p.state()).toMatchObject({ status: 'running', maxIterations: 3 });
  });

  it('stops where its count cannot be saved', async () => {
    let full = false;
    const fail = { ok: false, trouble: 'failed', message: 'ENOSPC' } as const;
    const p = project({}, (files) => ({
      ...files,
      replace: (file, text) => (full ? fail : files.replace(file, text)),
    }));
    await p.prompt('/fire-flow:fire-loop work');
    full = true;
    const outcome = await p.stop();
    expect(outcome.decision.type).toBe('pass');
    expect(outcome.notice).toContain('could not be saved: ENOSPC');
    full = false;
    await p.prompt(`/fire-flow:fire-loop-resume ${p.state().id}`);
    expect(p.state()).toMatchObject({ status: 'running', iteration: 0 });
  });

  it('resumes from the newest snapshot by iteration, not by name', async () => {
    const p = project();
    await p.prompt('/fire-flow:fire-loop work');
    await p.end();
    const { id } = p.state();
    for (const n of [9, 10, 2])
      p.files.replace(`${ROOT}/.planning/loops/sabbath-${id}-iter${n}.md`, `# snapshot ${n}\n`);
    const outcome = await p.prompt(`/fire-flow:fire-loop-resume ${id}`);
    expect(outcome.context.join('\n')).toContain('# snapshot 10');
  });

  it('shows in CONSCIENCE.md while it lives, and leaves it as it was', async () => {
    const before = '# Conscience\n\n## Current Position\n\nPhase: 1\n\n## Next\n\n- x\n';
    const p = project({ '/p/.planning/CONSCIENCE.md': before });
    await p.prompt('/fire-flow:fire-loop work --max-iterations 2');
    p.does(look('a'));
    await p.stop();
    expect(p.text('.planning/CONSCIENCE.md')).toContain(`- **ID:** ${p.state().id}`);
    p.does(look('b'));
    await p.stop();
    expect(p.text('.planning/CONSCIENCE.md')).toBe(before);
  });

  it('is not begun by prose, other commands or unknown ones of its kind', async () => {
    const p = project();
    for (const text of [
      'fire-loop work',
      'run /fire-flow:fire-loop work',
      '/other:fire-loop work',
      '/fire-looping work',
    ])
      await p.prompt(text);
    expect(reasonOf(await p.prompt('/fire-flow:fire-loop-begin work'))).toContain(
      'no such command',
    );
    expect(p.store.ids()).toEqual([]);
  });
});
