import { describe, expect, it } from 'vitest';

import { CREATURE_EXPORTS, CREATURES_EXPORTS, spawnsIn } from '#app/export/kinds/spawning.ts';
import {
  type CreatureInfoFragment,
  type CreatureRowFragment,
  CreatureRowFragmentDoc,
  type MapPositionFragment,
  QuestRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { readNamed } from '#lib/exports/testing/asked-for.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

const grumnir = sampleRecord(CreatureRowFragmentDoc, {
  id: '7',
  name: 'Grumnir',
  realm: 'ORDER',
  title: 'KILL_COLLECTOR',
  creatureType: 'HUMANOIDS_DWARFS',
  creatureSubType: 'HUMANOIDS_DWARFS_DWARF',
});

const spawn = (position: Partial<MapPositionFragment>) => ({
  position: { zoneId: 6, x: 0, y: 0, zone: { id: '6', name: 'Ekrund' }, mapSetup: null, ...position },
});

const SETUP = { nwCornerX: 0, nwCornerY: 0, seCornerX: 300, seCornerY: 300 };
const SPAWNS = [spawn({ x: 100, y: 75, mapSetup: SETUP }), spawn({ zoneId: 105, zone: null })];

const wanted = sampleRecord(QuestRowFragmentDoc, {
  id: '12',
  name: 'Wanted: |n',
  type: { isGroup: false, isTravel: false, isTome: false, isRvR: true, isPlayerKill: false },
  repeatableType: 'NONE',
  xp: 1200,
  gold: 34,
  choiceCount: 0,
  rewardsGiven: [{ count: 2, item: { id: '5', name: '', rarity: 'COMMON', iconUrl: '', itemSet: null } }],
  rewardsChoice: [],
});

const creature: CreatureInfoFragment = {
  ...grumnir,
  spawns: SPAWNS,
  questsStarter: [wanted],
  questsFinisher: [{ ...wanted, starterCreatures: [{ id: '9', name: '', realm: null, title: null }] }],
  vendorItems: { totalCount: 0 },
};

it('lists creatures with their type as the API has it and in words', async () => {
  const unknown: CreatureRowFragment = JSON.parse(
    JSON.stringify({
      ...grumnir,
      id: '8',
      name: '',
      realm: null,
      title: null,
      creatureType: 'NEW',
      creatureSubType: 'UNCLASSIFIED',
    }),
  );
  const creatures = { nodes: [grumnir, unknown], pageInfo: ONLY_PAGE };
  expect(await readNamed(CREATURES_EXPORTS, 'creatures', { record: {}, parts: { creatures } })).toEqual([
    {
      id: '7',
      name: 'Grumnir',
      realm: 'ORDER',
      title: 'Kill Collector',
      type: 'HUMANOIDS_DWARFS',
      subType: 'HUMANOIDS_DWARFS_DWARF',
      kind: 'Dwarf',
    },
    {
      id: '8',
      name: 'Creature #8',
      realm: null,
      title: null,
      type: 'NEW',
      subType: 'UNCLASSIFIED',
      kind: null,
    },
  ]);
});

describe('the tables of a creature', () => {
  const read = (name: string) =>
    readNamed(CREATURE_EXPORTS.creature, name, { record: creature, parts: { goods: null, spawns: SPAWNS } });

  it('give spawns in the zone and on its map', async () => {
    expect(await read('spawns')).toEqual([
      { zoneId: 6, zoneName: 'Ekrund', x: 100, y: 75, mapX: 0.333333, mapY: 0.25 },
      { zoneId: 105, zoneName: 'Praag', x: 0, y: 0, mapX: null, mapY: null },
    ]);
  });

  it('give quests with what they reward', async () => {
    expect(await read('quests')).toMatchObject([
      {
        id: '12',
        name: 'Wanted: Player',
        kind: 'RvR quest',
        xp: 1200,
        gold: 34,
        rewardIds: '5',
        rewardNames: 'Item #5',
        rewardCounts: '2',
        choiceIds: '',
      },
    ]);
  });

  it('give quests that end there with who gives them', async () => {
    expect(await read('finished')).toMatchObject([
      { id: '12', name: 'Wanted: Player', giverIds: '9', giverNames: 'Creature #9' },
    ]);
  });

  it('are empty where the API has none', async () => {
    expect(await read('vendorItems')).toEqual([]);
  });
});

it('keeps the spawns of one zone', () => {
  expect(spawnsIn(SPAWNS, '105')).toEqual([SPAWNS[1]]);
  expect(spawnsIn(SPAWNS, null)).toEqual(SPAWNS);
});
