import { describe, expect, it } from 'vitest';

import {
  type Career,
  type ItemCardFragment,
  ItemCardFragmentDoc,
  type Stat,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { decimal } from '#lib/format/number.ts';
import { readBuildAddress } from '#lib/url/build/build-address.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { answering } from '../testing/answering.ts';
import { getPlan } from './build-plan.ts';
import { listFittingItems } from './fitting-items.ts';

const card = (
  id: string,
  stats: Partial<Record<Stat, number | string>>,
  given: Partial<ItemCardFragment> = {},
) =>
  sampleRecord(ItemCardFragmentDoc, {
    id,
    slot: 'HELM',
    itemSet: null,
    talismanSlots: 2,
    stats: Object.entries(stats).map(([stat, value]) => ({
      stat: stat as Stat,
      value: Number.parseFloat(String(value)),
      percentage: typeof value === 'string',
    })),
    ...given,
  });
const TALISMAN = { type: 'ENHANCEMENT' } as const;
const WORN = [
  card('1', { STRENGTH: 20 }),
  card('2', { WOUNDS: 5 }, TALISMAN),
  card('7', { WILLPOWER: 9 }, { slot: 'BACK' }),
];

/** The fitting items with their changes, at an address of a build that wears a helm with a talisman. */
async function fittingAt(query: Record<string, string>, ...nodes: readonly ItemCardFragment[]) {
  const asked = answering({
    GetBuildItems: { items: { nodes: WORN } },
    GetFittingItems: { items: { nodes, pageInfo: ONLY_PAGE } },
  });
  const address = readBuildAddress('SLAYER', {
    helm: '1',
    'helm.talismans': '2',
    back: '7',
    level: '39',
    ...query,
  });
  const { data } = await listFittingItems(address, getPlan(address));
  const changes =
    data &&
    data.items.map((fits) =>
      fits.changes.map(({ label, value }) => `${decimal(value, 2)} ${label}`).join(', '),
    );
  return { data, changes, asked: asked.GetFittingItems };
}

describe('items that fit', () => {
  it('are none where no slot is open', async () => {
    const { data, asked } = await fittingAt({});
    expect([data, asked]).toEqual([false, undefined]);
  });

  it('have their three biggest changes, a percent as ten points', async () => {
    const { data, changes, asked } = await fittingAt(
      { pick: 'helm', 'b.level': '20', query: 'crown', rarity: 'RARE', stat: 'WOUNDS', after: 'x' },
      card('3', { STRENGTH: 44, BLOCK: '3' }),
      card('4', {}, { talismanSlots: 0 }),
      card('5', { STRENGTH: 21, WOUNDS: 2, INITIATIVE: 4, TOUGHNESS: 3 }),
      WORN[0] as ItemCardFragment,
    );
    expect(changes).toEqual([
      '3 Block, 24 Strength, 4.8 Melee Bonus',
      '-20 Strength, -5 Wounds, -4 Melee Bonus',
      '4 Initiative, 3 Toughness, 0.2 Reduced chance to be Critically Hit',
      '',
    ]);
    expect(data).toMatchObject({ pageInfo: ONLY_PAGE, pick: { slot: 'helm', talisman: null } });
    expect(asked).toEqual([
      {
        where: {
          name: { contains: 'crown' },
          rarity: { eq: 'RARE' },
          levelRequirement: { lte: 39 },
          renownRankRequirement: { lte: 80 },
          slot: { in: ['HELM'] },
        },
        order: [{ itemLevel: 'DESC' }],
        hasStats: ['WOUNDS'],
        usableByCareer: 'SLAYER',
        first: 15,
        after: 'x',
      },
    ]);
  });

  it.each([
    ['helm', { order: 'STRENGTH' }, { mostOf: [{ stat: 'STRENGTH' }] }],
    ['helm', { order: 'levelRequirement' }, { order: [{ levelRequirement: 'DESC' }, { id: 'DESC' }] }],
    [
      'helm',
      { order: 'weighed', weigh: 'WOUNDS', times: '2', weigh2: 'DPS' },
      { mostOf: [{ stat: 'WOUNDS', weight: 40 }], dpsWeight: 0 },
    ],
    [
      'main-hand',
      { order: 'weighed', weigh: 'HEALTH_REGEN', weigh2: 'DPS', times2: '3' },
      { mostOf: [{ stat: 'HEALTH_REGEN', weight: 80 }], dpsWeight: 6 },
    ],
    [
      'helm',
      { set: 'Watch', soldFor: '#7', reward: 'true', now: 'true' },
      { ofSet: 'Watch', soldFor: '#7', isReward: true, hasSource: true },
    ],
    ['helm', { dropsIn: '60' }, { dropsIn: expect.arrayContaining(['60']) }],
  ])('are in %s ordered and chosen by %o', async (pick, query, asks) => {
    const { asked } = await fittingAt({ pick, ...query });
    expect(asked).toMatchObject([asks]);
  });

  it.each([
    ['helm.1', '3 Wounds'],
    ['helm.2', '8 Wounds'],
    ['boots.1', ''],
  ])('are talismans for the place %s', async (pick, words) => {
    const { changes, asked } = await fittingAt({ pick }, card('6', { WOUNDS: 8 }, TALISMAN));
    expect(changes).toEqual([words]);
    expect(asked).toMatchObject([{ where: { type: { eq: 'ENHANCEMENT' } } }]);
  });

  it('are those of the second build where its slot is open', async () => {
    const { changes, asked } = await fittingAt(
      { pick: 'b.helm', 'b.level': '20', 'b.renown': '30' },
      card('3', { STRENGTH: 44 }),
    );
    expect(changes).toEqual(['44 Strength, 8.8 Melee Bonus, 0.44 Reduced chance to be Parried']);
    expect(asked).toMatchObject([
      { where: { levelRequirement: { lte: 20 }, renownRankRequirement: { lte: 30 } } },
    ]);
  });

  const AXE = { slot: 'EITHER_HAND', type: 'AXE', uniqueEquipped: false } as const;
  const GREAT_AXE = card(
    '20',
    { STRENGTH: 50 },
    { ...AXE, slot: 'MAIN_HAND', speed: 360, name: 'Great Axe' },
  );

  /** The fitting items for a hand of a career that has an axe of 74 Strength in the off hand. */
  async function forHand(career: Career, pick: string, ...nodes: readonly ItemCardFragment[]) {
    const asked = answering({
      GetBuildItems: { items: { nodes: [card('21', { STRENGTH: 74 }, { ...AXE, name: 'Cleaver' })] } },
      GetFittingItems: { items: { nodes, pageInfo: ONLY_PAGE } },
    });
    const address = readBuildAddress(career, { 'off-hand': '21', pick });
    const { data } = await listFittingItems(address, getPlan(address));
    return { items: data ? data.items : [], asked: asked.GetFittingItems };
  }

  it('count what comes off for a weapon that takes both hands, and say so', async () => {
    const { items } = await forHand('SLAYER', 'main-hand', GREAT_AXE);
    expect(items[0]?.changes).toContainEqual({ label: 'Strength', unit: 'points', value: -24 });
    expect(items[0]?.refusals).toEqual(['Off Hand: Cleaver finds no hand: Great Axe takes both.']);
  });

  it('are of the types that the career has in the off hand', async () => {
    const { asked } = await forHand('WITCH_HUNTER', 'off-hand');
    expect(asked).toMatchObject([
      { where: { slot: { in: ['OFF_HAND', 'EITHER_HAND'] }, type: { in: ['PISTOL'] } } },
    ]);
  });

  it('are not asked for where the career has nothing in the off hand', async () => {
    expect((await forHand('WHITE_LION', 'off-hand')).asked).toBeUndefined();
  });

  it('say why one cannot be worn', async () => {
    const unique = { uniqueEquipped: true, slot: 'JEWELLERY1' } as const;
    answering({
      GetBuildItems: { items: { nodes: [card('30', { WOUNDS: 9 }, unique)] } },
      GetFittingItems: { items: { nodes: [card('30', { WOUNDS: 9 }, unique)], pageInfo: ONLY_PAGE } },
    });
    const address = readBuildAddress('SLAYER', { 'jewellery-1': '30', pick: 'jewellery-2' });
    const { data } = await listFittingItems(address, getPlan(address));
    expect(data && data.items.map(({ changes, refusals }) => [changes, refusals])).toEqual([
      [[], [expect.stringMatching(/^Jewellery 2: .* is worn once only\.$/)]],
    ]);
  });

  it('are null where the API has no list', async () => {
    answering({ GetBuildItems: { items: null }, GetFittingItems: { items: null } });
    const address = readBuildAddress('SLAYER', { pick: 'helm' });
    expect((await listFittingItems(address, getPlan(address))).data).toBeNull();
    answering({ GetBuildItems: { items: null }, GetFittingItems: { items: { nodes: null } } });
    expect((await listFittingItems(address, getPlan(address))).data).toMatchObject({ items: [] });
  });
});
