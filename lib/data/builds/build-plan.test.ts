import { describe, expect, it } from 'vitest';

import {
  ArmoryFragmentDoc,
  CharacterHitFragmentDoc,
  type ItemCardFragment,
  ItemCardFragmentDoc,
  ItemSourcesFragmentDoc,
  ItemTagFragmentDoc,
  QuestTagFragmentDoc,
  TalismanFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { readBuildAddress } from '#lib/url/build/build-address.ts';

import { answering } from '../testing/answering.ts';
import { getBuildCosts } from './build-costs.ts';
import { BUILD_CAREER, getPlan } from './build-plan.ts';

const card = (id: string, given: Partial<ItemCardFragment>) =>
  sampleRecord(ItemCardFragmentDoc, { id, name: `Item ${id}`, itemSet: null, slot: 'HELM', ...given });

const HELM = card('1', { talismanSlots: 2, stats: [{ stat: 'STRENGTH', value: 20, percentage: false }] });
const TALISMAN = card('2', {
  type: 'ENHANCEMENT',
  stats: [{ stat: 'WOUNDS', value: 5, percentage: false }],
});
const BOOTS = card('3', { slot: 'BOOTS', levelRequirement: 40 });
const HAMMER = card('11', { slot: 'POCKET1' });

const OWNER = sampleRecord(ArmoryFragmentDoc, {
  id: '7',
  name: 'Ada',
  level: 38,
  renownRank: 61,
  career: 'WITCH_HUNTER',
  items: [
    { equipSlot: 'HELM', item: HELM, talismans: [sampleRecord(TalismanFragmentDoc, { id: '2' })] },
    { equipSlot: 'BOOTS', item: BOOTS, talismans: [] },
  ],
});

const namesakes = ['4', '5'].map((id) => sampleRecord(CharacterHitFragmentDoc, { id, name: 'Bob' }));
const WORLD = {
  GetBuildItems: ({ ids }: { ids: readonly number[] }) => ({
    items: { nodes: [HELM, TALISMAN, BOOTS, HAMMER].filter(({ id }) => ids.includes(Number(id))) },
  }),
  GetCharacterArmory: ({ id }: { id: string }) => ({ character: id === '7' ? OWNER : null }),
  FindCharacters: ({ query }: { query: string }) => ({
    search: null,
    characters: { nodes: query === 'Bob' ? namesakes : [] },
  }),
};

const planAt = async (query: Record<string, string>) =>
  (await getPlan(readBuildAddress('SLAYER', query))).data;

const valueOf = ({ stats }: Awaited<ReturnType<typeof planAt>>['mine'], stat: string) =>
  stats.find((each) => each.stat === stat)?.value;

describe('the plan of a build', () => {
  it('has items in their slots, what they come to, and sentences about what was dropped', async () => {
    const asked = answering(WORLD);
    const { mine, theirs, owner, refusals, address } = await planAt({
      helm: '1',
      'helm.talismans': '2,10',
      gloves: '9',
      boots: '3',
      level: '39',
      'path-1': '15',
      'path-2': '15',
      'b.helm': '1',
      'b.body': '8',
    });
    expect(mine).toMatchObject({
      name: 'This build',
      wornBy: null,
      base: { STRENGTH: 167, WOUNDS: 69 },
      build: { paths: [15, 13, 0] },
    });
    expect(mine.build.slots).toEqual({ helm: { item: '1', talismans: ['2'] } });
    expect([valueOf(mine, 'STRENGTH'), valueOf(mine, 'WOUNDS')]).toEqual([187, 74]);
    expect(theirs).toMatchObject({ name: 'Second build', build: { slots: { helm: { item: '1' } } } });
    expect(owner).toBeNull();
    expect(refusals).toEqual([
      'The item 10 does not exist.',
      'The item 9 does not exist.',
      'Boots: Item 3 needs level 40.',
      expect.stringMatching(/^Path 2: 13 of 15 points, since/),
      'Second build: The item 8 does not exist.',
    ]);
    expect(address.list.params).toEqual({
      helm: '1',
      'helm.talismans': '2',
      level: '39',
      'path-1': '15',
      'path-2': '13',
      'b.helm': '1',
    });
    expect(asked.GetBuildItems).toEqual([{ ids: [1, 2, 3, 8, 9, 10], first: 6 }]);
  });

  it('adds the own stats of a career at level 40', async () => {
    answering(WORLD);
    const { mine, theirs, refusals } = await planAt({ helm: '1', boots: '3' });
    expect([valueOf(mine, 'STRENGTH'), mine.base?.STRENGTH, theirs, refusals]).toEqual([190, 170, null, []]);
  });

  it('has the armory to compare with, and the pieces that a character has', async () => {
    answering(WORLD);
    const { theirs, owner, refusals, choices } = await planAt({
      vs: '#7',
      has: '7',
      level: '30',
      renown: '50',
    });
    expect(theirs).toMatchObject({
      name: 'Ada (level 38, RR 61)',
      wornBy: '7',
      build: { career: 'WITCH_HUNTER', level: 38, renown: 61 },
    });
    expect(theirs?.build.slots).toEqual({
      helm: { item: '1', talismans: ['2'] },
      boots: { item: '3', talismans: [] },
    });
    expect(owner).toEqual({ id: '7', name: 'Ada', pieces: ['1', '2', '3'] });
    expect([refusals, choices]).toEqual([[], []]);
  });

  it.each([
    [{ vs: 'Cid' }, ['There is no other character with this name or number to compare with.'], 0],
    [{ vs: 'Bob' }, ['Several characters may be meant to compare with.'], 2],
    [{ has: '8' }, ['There is no character whose pieces could be left out.'], 0],
  ])('says of %j who is not known', async (query, refusals, choices) => {
    answering(WORLD);
    expect(await planAt(query)).toMatchObject({ refusals, choices: { length: choices }, theirs: null });
  });

  it('does without armories that cannot be loaded', async () => {
    answering({ GetBuildItems: WORLD.GetBuildItems });
    expect((await planAt({ helm: '1', vs: '7', has: '7' })).refusals).toEqual([
      'The armory to compare with could not be loaded.',
      'There is no character whose pieces could be left out.',
    ]);
  });
});

it('reads the career of a build, and has none where the API lists no items', async () => {
  expect(BUILD_CAREER.idOf({ career: 'SLAYER' })).toBe('SLAYER');
  expect(BUILD_CAREER.idOf({ career: 'BARD' })).toBeNull();
  answering({}, (coordinate) => coordinate !== 'Query.items');
  expect((await BUILD_CAREER.get('SLAYER')).data).toBeNull();
});

it('adds the costs of pieces up that the owner lacks, with where to get them', async () => {
  const seller = {
    id: '6',
    name: 'Cid',
    realm: 'ORDER' as const,
    title: null,
    spawns: [{ zone: { id: '9', name: 'Altdorf' } }],
  };
  const tag = (id: string) => sampleRecord(ItemTagFragmentDoc, { id, name: `Item ${id}` });
  const offers = { totalCount: 1, nodes: [] as object[] };
  const boots = {
    count: 1,
    price: 70,
    requiredItems: [{ count: 2, item: { ...tag('4'), soldByVendors: offers } }],
  };
  const asked = answering({
    ...WORLD,
    GetItemOffers: ({ ids }: { ids: readonly number[] }) => ({
      items: {
        nodes: ids.map((id) => ({
          ...tag(String(id)),
          soldByVendors: id === 3 ? { ...offers, nodes: [boots] } : offers,
        })),
      },
    }),
    GetItemSources: ({ ids }: { ids: readonly number[] }) => ({
      items: {
        nodes: ids.map((id) =>
          sampleRecord(ItemSourcesFragmentDoc, {
            ...tag(String(id)),
            soldByVendors: { totalCount: 1, nodes: [{ creatures: [seller] }] } as never,
            rewardedFromQuests: { totalCount: 1, nodes: [sampleRecord(QuestTagFragmentDoc, { id: '5' })] },
          }),
        ),
      },
    }),
  });
  const { mine } = await planAt({ helm: '1', boots: '3', 'pocket-1': '11', 'pocket-2': '11' });
  const { total, errands, ...counts } = (
    await getBuildCosts(mine, { id: '7', name: 'Ada', pieces: ['1', '2'] })
  ).data;
  expect(counts).toEqual({ pieces: 4, wanted: ['11', '3'], missing: 3 });
  expect(total.copper).toBe(70);
  expect(total.items.map(({ item, count }) => [item.id, count])).toEqual([
    ['11', 2],
    ['4', 2],
  ]);
  expect(errands).toMatchObject([
    { item: { id: '3' }, count: 1, copper: 70, place: 'Altdorf', from: { creature: { id: '6' } } },
    { item: { id: '11' }, count: 2, place: null },
    { item: { id: '4' }, count: 2, place: null, from: { quest: { id: '5' } } },
  ]);
  expect(asked.GetItemSources).toEqual([{ ids: [11, 3, 4], first: 3, sources: 3 }]);
  expect((await getBuildCosts(mine, null)).data).toMatchObject({ wanted: ['11', '3', '1'], missing: 4 });
});
