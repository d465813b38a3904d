import { describe, expect, it } from 'vitest';

import { CreatureRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';

import {
  describeCreature,
  describeFinished,
  describeGameObject,
  describeGoods,
  describeSpawns,
} from './describe-creature.ts';

const zone = (id: string, name: string, count = 1): SpawnZone => ({ id, name, count, places: [] });
const grumnir = {
  ...sampleRecord(CreatureRowFragmentDoc, {
    id: '7',
    name: 'Grumnir',
    realm: 'ORDER',
    title: 'RALLY_MASTER',
    creatureType: 'HUMANOIDS_DWARFS',
    creatureSubType: 'HUMANOIDS_DWARFS_DWARF',
  }),
  questsStarter: [{}, {}],
  questsFinisher: [],
  vendorItems: { totalCount: 1200 },
};

describe('describeCreature', () => {
  it('says what it is, where it stands, what it gives and sells', () => {
    expect(describeCreature(grumnir, [zone('6', 'Ekrund')])).toEqual({
      title: 'Grumnir, Dwarf in Ekrund (#7)',
      description:
        'Grumnir (#7): Rally Master, Dwarf, Order. Stands in Ekrund. Gives 2 quests. Sells 1,200 items.',
    });
  });

  it('says what its name plate says where its kind is not known', () => {
    const untold = { ...grumnir, creatureSubType: 'UNCLASSIFIED' } as const;
    expect(describeCreature(untold, []).title).toBe('Grumnir, Rally Master (#7)');
  });

  it('leaves out what is not known and what there is none of', () => {
    const unknown = {
      ...grumnir,
      name: ' ',
      realm: null,
      title: null,
      creatureSubType: 'UNCLASSIFIED',
      questsStarter: [],
      vendorItems: null,
    } as const;
    expect(describeCreature(unknown, [])).toEqual({
      title: 'Creature #7',
      description:
        'Creature #7: Creature, Neutral. Where it stands is not known, and it gives no quest and sells nothing.',
    });
  });
});

describe('describeFinished', () => {
  const place = { ...grumnir, questsStarter: [], questsFinisher: [{}, {}] };

  it('says how many quests end there', () => {
    expect(describeFinished('Grumnir', place)).toEqual({
      title: 'Quests that end at Grumnir (#7)',
      description:
        'Quests that end at Grumnir (#7): 2 quests, with rewards and the creatures that give them.',
    });
  });

  it('describes a place that starts none', () => {
    expect(describeCreature(place, []).description).toContain('Takes 2 finished quests');
    expect(describeGameObject(place, []).description).toContain('2 quests end there');
    const both = { ...place, questsStarter: [{}], questsFinisher: [{}] };
    expect(describeGameObject(both, []).description).toContain('1 quest starts and 1 ends there');
  });
});

describe('describeGoods', () => {
  it('says how many there are', () => {
    expect(describeGoods({ ...grumnir, vendorItems: { totalCount: 1 } })).toEqual({
      title: 'Items sold by Grumnir (#7)',
      description:
        'What Grumnir sells (#7): 1 item, with prices in gold and in tokens, and where the vendor stands.',
    });
  });
});

describe('describeSpawns', () => {
  it('says where, and how often', () => {
    expect(describeSpawns('Grumnir', grumnir, zone('6', 'Ekrund', 3))).toEqual({
      title: 'Grumnir in Ekrund, map of 3 spawns (#7)',
      description:
        'Where Grumnir stands in Ekrund (#7): 3 spawns on the map of the zone, each place in words too.',
    });
  });
});

describe('describeGameObject', () => {
  it('says where it stands and what starts there', () => {
    const shrine = { id: '9', name: 'Mossy Shrine', questsStarter: [{}], questsFinisher: [] };
    expect(describeGameObject(shrine, [zone('6', 'Ekrund'), zone('105', 'Praag')])).toEqual({
      title: 'Mossy Shrine, game object in Ekrund (#9)',
      description:
        'Mossy Shrine (#9): game object. Stands in Ekrund, Praag. 1 quest starts there. ' +
        'Every place on the map of each zone and the quests that start there.',
    });
    expect(describeGameObject({ ...shrine, name: '', questsStarter: [] }, [])).toEqual({
      title: 'Game object #9, game object',
      description: 'Game object #9: game object. Where it stands is not known, and no quest starts there.',
    });
  });
});
