import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { HeldFeat } from '#lib/game/war/feats.ts';

import { Holders } from './feat-holders.tsx';

const feat = (id: number, sharedBy: number): HeldFeat => ({
  kind: 'HOUR',
  group: 'ALL',
  place: 1,
  value: 8,
  start: 0,
  end: 3_600,
  sharedBy,
  character: { id: `${id}`, name: `Player ${id}.`, career: 'CHOSEN' },
  guild: null,
});

it.each([
  [1, 2, 1, ['and 1 more']],
  [10, 10, 10, ['and 9 more']],
  [100, 120, 10, ['and 119 more', 'and 110 more']],
])('of %i kept and %i equal feats names %i, and says how many more there are', (kept, equal, named, more) => {
  const feats = Array.from({ length: kept }, (_, id) => feat(id, equal));
  const text = renderToStaticMarkup(<Holders feats={feats} shown={1} inMonth />);
  expect(text.match(/Player \d+\./g)?.length).toBe(named);
  expect(text.match(/and \d+ more/g)).toEqual(more);
});
