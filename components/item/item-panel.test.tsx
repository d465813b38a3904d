import { expect, it } from 'vitest';

import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import type { Wearing } from '#lib/game/items/item-card.ts';
import { cardOf, PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { rendered } from '../testing/rendered.ts';
import { ItemCard } from './card/item-card.tsx';
import { ItemPanel } from './item-panel.tsx';

const tag = { rarity: 'RARE', iconUrl: '/icon/3', itemSet: { id: '9' } } as const;
const effect = { id: '1', name: 'Quick Feet', description: 'You run.' };

const crown: ItemCardFragment = {
  ...PLAIN,
  description: ' Worn by kings. ',
  armor: 1184,
  itemLevel: 58,
  levelRequirement: 40,
  talismanSlots: 1,
  stats: [
    { stat: 'WOUNDS', value: 24, percentage: false },
    { stat: 'PARRY', value: 3, percentage: true },
  ],
  abilities: [effect],
  buffs: [effect],
  itemSet: {
    id: '9',
    name: 'Watch',
    items: [
      { ...tag, id: '7', name: 'Warcrown' },
      { ...tag, id: '8', name: 'Watch Boots' },
    ],
    bonuses: [
      { itemsRequired: 1, bonus: { __typename: 'ItemStat', stat: 'WOUNDS', value: 9, percentage: false } },
      { itemsRequired: 2, bonus: { __typename: 'ItemStat', stat: 'PARRY', value: 1, percentage: true } },
    ],
  },
};

it('shows all that is known of an item, each effect once', async () => {
  const { html, text } = await rendered(<ItemPanel item={crown} />);
  expect(html).toContain('<h1');
  expect(text).toBe(
    'Warcrown ◆◆◆◇◇ Rare · Helm Worn by kings. Heavy Armor1,184 Armor Item level 58 Wounds+24 Parry+3% ' +
      'Empty talisman slot ◆ Watch ◇ Warcrown ◇ Boots ◇ 1 piece bonus: +9 Wounds ' +
      '◇ 2 piece bonus: +1% Parry + You run. Minimum level: 40',
  );
});

it('leaves out the set where the page shows it beside the card', async () => {
  const { html, text } = await rendered(<ItemPanel item={crown} as="h2" withoutSet />);
  expect(text).not.toContain('Watch');
  expect(html).toContain('<h2');
});

it.each([
  [{}, 'Warcrown ◇◇◇◇◇ Utility'],
  [{ itemLevel: 5 }, 'Warcrown ◇◇◇◇◇ Utility Item level 5'],
  [{ armor: 7 }, 'Warcrown ◇◇◇◇◇ Utility 7 Armor'],
  [{ type: 'AXE' }, 'Warcrown ◇◇◇◇◇ Utility Axe'],
] as const)('is short for an item of which little is known: %j', async (known, card) => {
  const item = { ...PLAIN, type: 'NONE', slot: 'NONE', rarity: 'UTILITY', ...known } as const;
  const { html, text } = await rendered(<ItemPanel item={item} />);
  expect(text).toBe(card);
  expect(html).not.toMatch(/<ul|<(div|p)(?: class="[^"]*")?><\/\1>/);
});

const worn: Wearing = {
  wornPieces: ['7'],
  talismans: [
    {
      ...tag,
      id: '30',
      name: 'Fine Onyx',
      itemSet: null,
      stats: [{ stat: 'WOUNDS', value: 5, percentage: false }],
      buffs: [effect],
    },
  ],
};

it('says what is worn of the set, and what the talismans of a worn item give', async () => {
  const { text } = await rendered(<ItemCard card={cardOf({ ...crown, talismanSlots: 3 }, worn)} />);
  expect(text).toContain(
    'Fine Onyx+5 Wounds You run. 2 empty talisman slots ◆ Watch1 of 2 ◆worn: Warcrown ◇missing: Boots ' +
      '◆active: 1 piece bonus: +9 Wounds ◇inactive: 2 piece bonus: +1% Parry +',
  );
});

it('names no empty talisman slots where all hold one', async () => {
  const { text } = await rendered(<ItemCard card={cardOf({ talismanSlots: 1 }, worn)} />);
  expect(text).toContain('Fine Onyx');
  expect(text).not.toContain('mpty');
  const half = await rendered(<ItemCard card={cardOf({ talismanSlots: 2 }, worn)} />);
  expect(half.text).toMatch(/Fine Onyx.* Empty talisman slot$/);
});
