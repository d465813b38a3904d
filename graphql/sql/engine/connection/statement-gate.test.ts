import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { StatementGate } from './statement-gate.ts';

/** A gate, the statements that it has begun, and a way to end the first of them. */
function opened(slots: number) {
  const request = new AbortController();
  const gate = new StatementGate(slots, request.signal);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string) => {
    void gate.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  };
  return { abort: () => request.abort(), run, begun, end: () => ends.shift()?.() };
}

it('runs as many statements at a time as it has slots, in their order', async () => {
  const { run, begun, end } = opened(2);
  for (const name of ['a', 'b', 'c', 'd']) run(name);
  await turn();
  expect(begun).toEqual(['a', 'b']);
  end();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('begins none once the request is aborted: neither one that waits nor a new one', async () => {
  const { run, begun, end, abort } = opened(1);
  run('running');
  run('waiting');
  await turn();
  abort();
  end();
  await turn();
  run('new');
  await turn();
  expect(begun).toEqual(['running']);
});
