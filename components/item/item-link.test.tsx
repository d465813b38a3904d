import { expect, it } from 'vitest';

import { ItemTagFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { ItemIcon } from './item-icon.tsx';
import { ItemIconLink } from './item-icon-link.tsx';
import { ItemLink } from './item-link.tsx';
import { RewardIcons } from './reward-icons.tsx';

const axe = sampleRecord(ItemTagFragmentDoc, {
  id: '7',
  name: 'Axe',
  rarity: 'RARE',
  iconUrl: 'https://api.example/icon/12',
  itemSet: null,
});

/** The widths of all pictures. */
const widths = (html: string) => [...html.matchAll(/<img[^>]* width="(-?\d+)"/g)].map(([, width]) => width);

it('names an item beside its picture, and how many there are of several', async () => {
  const one = await rendered(<ItemLink item={axe} />);
  expect(one.links).toEqual([{ text: 'Axe (Rare)', href: '/item/7' }]);
  expect(one.html).toMatch(/data-item-card="\/item\/7\/tooltip".*src="\/icon\/12\?/);
  const many = await rendered(<ItemLink item={axe} count={1250} size={0} href={routes.items} />);
  expect(many.links).toEqual([{ text: 'Axe (Rare) × 1,250', href: '/items' }]);
  expect([widths(one.html), widths(many.html)]).toEqual([['24'], []]);
});

it('has a ring around a square picture, not around a hexagon', async () => {
  expect(widths((await rendered(<ItemLink item={axe} frame="hex" />)).html)).toEqual(['28']);
  const unknown = await rendered(<ItemIcon iconUrl={null} size={28} ring="rarity-rare" />);
  expect(unknown.html).toMatch(/src="\/icon\/0\?[^>]*alt=""[^>]*width="24"[^>]*height="24"/);
  const named = await rendered(<ItemIcon iconUrl="/icon/3" size={28} alt="Axe" />);
  expect(named.html).toMatch(/src="\/icon\/3\?[^>]*alt="Axe" width="28" height="28"/);
});

it('names an item that is a picture alone to those who listen', async () => {
  const one = await rendered(<ItemIconLink item={axe} />);
  expect(one.text).toBe('Axe (Rare)');
  expect(one.html).not.toMatch(/tabindex|aria-hidden/i);
  const several = await rendered(<ItemIconLink item={axe} count={2} beside />);
  expect(several.text).toBe('2Axe (Rare), 2 of it');
  expect(several.html).toMatch(/<a[^>]* tabindex="-1" aria-hidden="true"/i);
});

it('shows five rewards, counts the others, and shows nothing for none', async () => {
  const rewards = (number: number) =>
    Array.from({ length: number }, (_, index) => ({ count: 1, item: { ...axe, id: String(index) } }));
  const five = await rendered(<RewardIcons quest="6" rewards={rewards(5)} />);
  expect(five.links.map(({ href }) => href)).toEqual([0, 1, 2, 3, 4].map((id) => `/item/${id}`));
  const six = await rendered(<RewardIcons quest="6" rewards={rewards(6)} />);
  expect(six.links).toHaveLength(6);
  expect(six.links.at(-1)).toEqual({ text: 'and 1 more item', href: '/quest/6' });
  expect((await rendered(<RewardIcons quest="6" rewards={[]} />)).html).toBe('');
});
