import { expect, it } from 'vitest';

import { ArmoryFragmentDoc, WornItemFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { answering } from '../testing/answering.ts';
import { ARMORY_OWNER, getOtherArmory, getWornItem } from './armories.ts';
import { getMissingPieces } from './missing-pieces.ts';

const WORN = sampleRecord(WornItemFragmentDoc);
/** An item that is worn in a slot, of a set or of none, with some wounds. */
const worn = (equipSlot: string, id: string, setId?: string, value = 10) => ({
  ...WORN,
  equipSlot: equipSlot as 'HELM',
  item: {
    ...WORN.item,
    id,
    slot: equipSlot as 'HELM',
    stats: [{ stat: 'WOUNDS' as const, value, percentage: false }],
    itemSet:
      setId === undefined
        ? null
        : { ...WORN.item.itemSet, id: setId, name: `Set ${setId}`, items: [], bonuses: [] },
  },
});
const armory = (id: string, ...items: ReturnType<typeof worn>[]) =>
  sampleRecord(ArmoryFragmentDoc, { id, career: 'ZEALOT', level: 40, renownRank: 70, items });
const armories = {
  GetCharacterArmory: ({ id }: { readonly id: string }) => ({ character: id === '9' ? null : armory(id) }),
};

it.each([
  ['2', '2', []],
  ['#2', '2', []],
  ['Kordak', '3', []],
  ['Kord', undefined, ['3', '4']],
  ['Nobody', undefined, []],
  ['#9', undefined, []],
  ['#1', undefined, []],
])('compares with the armory of %s', async (vs, id, choices) => {
  const nodes = ['Kordak', 'Kordakan'].map((name, index) => ({
    __typename: 'Character',
    id: `${index + 3}`,
    name,
    career: 'ZEALOT',
  }));
  answering({
    ...armories,
    FindCharacters: { search: { nodes: vs === 'Nobody' ? [] : nodes }, characters: null },
  });
  const { data } = await getOtherArmory('1', vs);
  expect([data.armory?.id, data.choices.map((each) => each.id), data.error]).toEqual([id, choices, null]);
});

it('says why there is no other armory, and does not fail', async () => {
  answering({});
  const { data } = await getOtherArmory('1', '2');
  expect(data).toMatchObject({ armory: null, choices: [], error: { kind: 'malformed' } });
});

it('asks a remote API for the armory at once, whose failure does not count, and our own one later', async () => {
  const GetCharacterInfo = { character: { id: '1', name: 'Kordak' } };
  for (const [offers, operations] of [
    [undefined, ['GetCharacterInfo']],
    [() => true, ['GetCharacterArmory', 'GetCharacterInfo']],
  ] as const) {
    const asked = answering({ GetCharacterInfo }, offers);
    expect((await ARMORY_OWNER.get('1')).data).toEqual(GetCharacterInfo.character);
    expect(Object.keys(asked)).toEqual(operations);
  }
});

it('finds what is worn in a slot, and the worn pieces of its set', async () => {
  const items = [worn('HELM', '1', '7'), worn('BELT', '2', '7'), worn('NONE', '3', '7'), worn('BOOTS', '4')];
  const asked = answering({ GetCharacterArmory: { character: armory('5', ...items) } });
  const wornItem = async (id: string, slot: string) => (await getWornItem(id, slot)).data;
  expect(await wornItem('5', 'BELT')).toMatchObject({ item: { id: '2' }, wornPieces: ['1', '2'] });
  expect(await wornItem('5', 'BOOTS')).toMatchObject({ item: { id: '4' }, wornPieces: [] });
  expect(await wornItem('5', 'GLOVES')).toBeNull();
  expect(await wornItem('five', 'BELT')).toBeNull();
  expect(asked.GetCharacterArmory).toEqual([{ id: '5' }]);
  answering({ GetCharacterArmory: { character: null } });
  expect(await wornItem('5', 'BELT')).toBeNull();
});

const tag = (id: string) => ({ ...WORN.item, id });
const set = (count: number) => ({
  id: '7',
  name: 'The Ninth Watch',
  items: Array.from({ length: count }, (_, n) => tag(String(n + 1))),
  bonuses: [],
});
const wearer = (count: number) => ({
  career: 'ZEALOT',
  items: [{ equipSlot: 'HELM', item: { ...tag('1'), itemSet: set(count) } }],
});
const piece = (id: number, more: object = {}) => ({
  id: String(id),
  slot: 'BELT',
  careerRestriction: [],
  raceRestriction: [],
  ...more,
});

it('finds the missing pieces of a set that its wearer can wear, and where they come from', async () => {
  const pieces = [piece(2), piece(3, { careerRestriction: ['CHOSEN'] }), piece(4, { slot: 'HELM' })];
  const asked = answering({ GetPieceSources: { items: { nodes: pieces } } });
  const { data } = await getMissingPieces(wearer(5));
  expect(data.realm).toBe('DESTRUCTION');
  expect(data.sets).toMatchObject([
    { name: 'The Ninth Watch', worn: 1, of: 3, missing: [{ id: '2' }, { id: '5' }] },
  ]);
  expect([...data.sources.keys()]).toEqual(['2', '3', '4']);
  expect(asked.GetPieceSources).toEqual([{ ids: [2, 3, 4, 5], first: 4, sources: 3 }]);
});

it('asks for nothing where nothing is missing, and for a hundred pieces at most', async () => {
  const asked = answering({ GetPieceSources: { items: { nodes: [] } } });
  expect((await getMissingPieces(wearer(1))).data).toEqual({
    sets: [],
    sources: new Map(),
    realm: 'DESTRUCTION',
  });
  expect(asked).toEqual({});
  expect((await getMissingPieces(wearer(150))).data.sets[0]?.missing).toHaveLength(100);
  expect(asked.GetPieceSources).toMatchObject([{ first: 50 }, { first: 50 }]);
});
