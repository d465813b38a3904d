import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { WATCHED_ROWS_SCRIPT } from './watched-rows.ts';

function run(kept: string | null, hash = '') {
  const dataset: Record<string, string> = {};
  const rooms = new Map<string, number>();
  const style = { setProperty: (name: string, rows: number) => rooms.set(name, rows) };
  runInNewContext(WATCHED_ROWS_SCRIPT, {
    location: { hash },
    localStorage: { getItem: () => kept },
    document: { documentElement: { dataset, style } },
  });
  return { isShown: 'watched' in dataset, rows: rooms.get('--watched'), pairs: rooms.get('--watched-pairs') };
}

test('a list makes room for each of its rows once', () => {
  expect(run('c12,g7,c12,c3,nonsense')).toEqual({ isShown: true, rows: 3, pairs: 2 });
});

test('the list in an address comes before that of the browser', () => {
  expect(run('c12,g7', '#w=c5')).toEqual({ isShown: true, rows: 1, pairs: 1 });
});

test.each([null, '', 'nonsense'])('no room is made for the list %j', (kept) => {
  expect(run(kept)).toEqual({ isShown: false, rows: 0, pairs: 0 });
});
