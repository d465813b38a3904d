import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Best } from '#lib/game/boards/board.ts';

import { BestList } from './best-list.tsx';
import { CareerSums } from './career-sums.tsx';

const list = (rows: readonly Best<{ id: string }>[]) =>
  renderToStaticMarkup(
    <BestList
      title="Guilds"
      note="With the most kills"
      header="Guild"
      measure="kills"
      rows={rows}
      who={({ id }) => id}
      edge={() => 'order'}
    />,
  );

it('draws no table for a period without kills, of which the page says so', () => {
  expect(list([])).toBe('');
  expect(list([{ owner: { id: '7' }, place: 1, sharedBy: 4, kills: 2, deaths: 0 }])).toMatch(
    /<table.*3 more share place 1/s,
  );
  const idle = { career: 'SLAYER', kills: 0, deaths: 0 } as const;
  expect(renderToStaticMarkup(<CareerSums careers={[idle]} />)).toBe('');
  expect(renderToStaticMarkup(<CareerSums careers={[idle, { ...idle, deaths: 1 }]} />)).toContain('<table');
});
