import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { linesOfStream } from './line-groups.ts';

/** Longer than anybody waits for more. */
const LATE = 200;

async function* pieces(late: boolean) {
  yield Buffer.from('one\ntwo\nth');
  yield Buffer.from('ree\n');
  if (late) await wait(LATE);
  yield Buffer.from('four');
}

async function groupsOf(late: boolean, follow: boolean) {
  const groups: (readonly string[])[] = [];
  for await (const group of linesOfStream(pieces(late), follow)) groups.push(group);
  return groups;
}

it('gives whole lines as they come', async () => {
  expect(await groupsOf(true, false)).toEqual([['one', 'two'], ['three'], ['four']]);
});

it('says that no more are at hand only where that is so', async () => {
  expect(await groupsOf(false, true)).toEqual([['one', 'two'], ['three'], ['four']]);
  expect(await groupsOf(true, true)).toEqual([['one', 'two'], ['three'], [], ['four']]);
});
