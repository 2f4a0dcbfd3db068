import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type LoopState, newState } from '../../../src/core/loop/index.ts';
import { createLoopStore } from '../../../src/events/loop/store.ts';
import type { Files } from '../../../src/world/files/files.ts';
import { createNodeFiles } from '../../../src/world/files/node.ts';
import { memoryWorld } from './world.ts';

const GIVEN = {
  ...{ task: 't', maxIterations: 5, promise: 'DONE', checkpointInterval: 5 },
  ...{ aggressive: false, breaker: true, skills: [] },
};
const ID = '20260302-101500';
const made = (id: string): LoopState => newState(GIVEN, { maxMinutes: 9, maxTokens: 9 }, id, 0);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ff-loop-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
let next = 0;

const KINDS = {
  memory: () => ({ ...memoryWorld(), root: '/p' }),
  node: () => {
    const { world, clock } = memoryWorld();
    const files = createNodeFiles();
    return { world: { ...world, files }, clock, files, root: path.join(folder, String(next++)) };
  },
};

describe.each(Object.entries(KINDS))('the store of loops, on %s files', (_name, create) => {
  const open = () => {
    const { world, root, files, clock } = create();
    return { store: createLoopStore(root, world), files, clock };
  };

  it('gives two loops of one second two ids', () => {
    const { store } = open();
    const ids = [store.create(made, ID), store.create(made, ID)].map(
      (one) => one.ok && one.value.id,
    );
    expect(ids).toEqual([ID, `${ID}-1`]);
    expect(store.ids()).toEqual([`${ID}-1`, ID]);
  });

  it('writes only over what was read', () => {
    const { store } = open();
    store.create(made, ID);
    const first = made(ID);
    expect(store.save(first, { ...first, iteration: 1 }).kind).toBe('saved');
    expect(store.save(first, { ...first, iteration: 9 }).kind).toBe('changed');
    expect(store.read(ID)).toMatchObject({ state: { iteration: 1, revision: 2 } });
  });

  it('never makes a removed state again', () => {
    const { store, files } = open();
    store.create(made, ID);
    files.remove(store.path(ID, '.json'));
    expect(store.save(made(ID), made(ID)).kind).toBe('gone');
    expect(store.read(ID).kind).toBe('gone');
    expect(files.stat(store.path(ID, '.json'))).toBeNull();
  });

  it('what is buried stays so, whoever writes later', () => {
    const { store } = open();
    store.create(made, ID);
    const before = made(ID);
    store.bury(ID, (state) => ({ ...state, status: 'stopped', reason: 'cancelled' }));
    expect(store.save(before, { ...before, status: 'running' }).kind).toBe('gone');
    expect(store.read(ID).kind).toBe('gone');
    expect(store.peek(ID)).toMatchObject({ state: { status: 'stopped', reason: 'cancelled' } });
    expect(store.bury(ID, (state) => state).ok).toBe(true);
  });

  it('outwaits a lock whose holder was killed: who starts again at once finds the loop', () => {
    const { store, files, clock } = open();
    store.create(made, ID);
    files.create(store.path(ID, '.lock'), '');
    const age = files.stat(store.path(ID, '.lock'))?.modified ?? 0;
    clock.advance(age - clock.now());
    expect(store.save(made(ID), made(ID)).kind).toBe('saved');
    expect(clock.now() - age).toBeLessThan(3_000);
    expect(files.stat(store.path(ID, '.lock'))).toBeNull();
  });

  it('waits for one that lives', () => {
    const { store, files, clock } = open();
    store.create(made, ID);
    files.create(store.path(ID, '.lock'), '');
    const { wait } = clock;
    let waits = 0;
    clock.wait = (milliseconds) => {
      wait(milliseconds);
      if (++waits === 7) files.remove(store.path(ID, '.lock'));
    };
    const start = clock.now();
    expect(store.save(made(ID), made(ID)).kind).toBe('saved');
    expect(clock.now() - start).toBeLessThan(200);
  });

  it('names what is wrong with a broken file, and repairs only that', () => {
    const { store, files } = open();
    store.create(made, ID);
    expect(store.repair(made(ID)).ok).toBe(false);
    files.replace(store.path(ID, '.json'), '{"schema":1,');
    expect(store.read(ID).kind).toBe('broken');
    expect(store.repair({ ...made(ID), iteration: 4 }).ok).toBe(true);
    expect(store.read(ID)).toMatchObject({ state: { iteration: 4 } });
  });
});

it('a full disk fails the write and keeps what was there', () => {
  let full = false;
  const fail = {
    ok: false,
    trouble: 'failed',
    message: 'ENOSPC: no space left on device',
  } as const;
  const wrap = (files: Files): Files => ({
    ...files,
    replace: (file, text) => (full ? fail : files.replace(file, text)),
    create: (file, text) => (full && files.stat(file) === null ? fail : files.create(file, text)),
  });
  const { world } = memoryWorld({}, wrap);
  const store = createLoopStore('/p', world);
  store.create(made, ID);
  full = true;
  const saved = store.save(made(ID), { ...made(ID), iteration: 1 });
  expect(saved).toEqual({ kind: 'failed', message: fail.message });
  expect(store.read(ID)).toMatchObject({ state: { iteration: 0 } });
});
