import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { BetterItemFragment } from '#graphql/generated/documents.ts';
import type { BetterGear } from '#lib/game/armory/better-items.ts';
import { BETTER_COLUMNS, betterRows } from '#lib/exports/columns/armory-columns.ts';
import { HELM } from '#lib/exports/testing/some-items.ts';

import { BetterSlots } from './better-gear.tsx';

const crown: BetterItemFragment = {
  ...HELM,
  stats: [{ stat: 'WOUNDS', value: 12, percentage: false }],
  soldByVendors: {
    totalCount: 2,
    nodes: [{ count: 1, price: 0, requiredItems: [{ count: 6, item: HELM }] }],
  },
  rewardedFromQuests: { totalCount: 0 },
  dropsFromCreatures: { totalCount: 1 },
  dropsFromGameObjects: { totalCount: 2 },
  rewardedFromChapters: null,
};

const textOf = (found: BetterGear | false) =>
  renderToStaticMarkup(<BetterSlots found={found} weights={[{ stat: 'WOUNDS', weight: 2 }]} />).replaceAll(
    /<[^>]*>/g,
    ' ',
  );

it('says what is better, by how much, and where it is from', () => {
  const slots = [{ label: 'Helm', worn: null, better: [{ item: crown, gain: 24 }] }];
  const text = textOf({ slots, read: null });
  expect(text).toMatch(/2 × Wounds, without talismans and sets/);
  expect(text).toMatch(
    /Helm .*A place is empty.*Warcrown.*\+24.*Wounds \+12.*Vendors \(2\).*Drops \(3\).*× 6/s,
  );
  expect(text).not.toContain('The API sorts by no stat');
});

it('says what was looked at, and where there is nothing', () => {
  expect(textOf({ slots: [], read: 20 })).toMatch(
    /looked at the 20 items of each slot with the highest item level that have Wounds\..*Nothing better was found\./s,
  );
  expect(textOf(false)).toContain('Nothing is known of what this career may wear.');
});

it('is a table in the exports, with the sources and the cost of each item', () => {
  const [row, ...others] = betterRows({ label: 'Helm', worn: null, better: [{ item: crown, gain: 24 }] });
  if (!row) throw new Error('There is no row.');
  expect(others).toEqual([]);
  const cells = Object.fromEntries(BETTER_COLUMNS.map(({ name, value }) => [name, value(row)]));
  expect(cells).toMatchObject({
    place: 'Helm',
    wornItemId: null,
    itemId: HELM.id,
    gain: 24,
    sources: '2 vendors; 3 drops',
    copper: 0,
    pays: `6 × ${HELM.name}`,
  });
});
