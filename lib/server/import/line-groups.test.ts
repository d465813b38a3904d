import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ImportLine } from '#graphql/import/read-line.ts';
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
  const groups: (readonly ImportLine[])[] = [];
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

const linesOf = async (...pieces: readonly Uint8Array[]) => {
  const groups: (readonly ImportLine[])[] = [];
  for await (const group of linesOfStream(Readable.from(pieces))) groups.push(group);
  return groups.flat();
};

it('leaves a line as it is that is no UTF-8, and reads the others', async () => {
  const latin = Buffer.from('Grünbart', 'latin1');
  const bytes = Buffer.concat([Buffer.from('\uFEFFGrünbart\n'), latin, Buffer.from('\n\uFFFD')]);
  expect(await linesOf(bytes)).toEqual(['Grünbart', latin, '\uFFFD']);
  expect(await linesOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(await linesOf(bytes));
});

it('passes over the hole that emptying a file may leave, however long', async () => {
  const hole = Array.from({ length: 80 }, () => new Uint8Array(100_000));
  expect(await linesOf(Buffer.from('one\n'), ...hole, Buffer.from('two\n'), new Uint8Array(9))).toEqual([
    'one',
    'two',
  ]);
});
