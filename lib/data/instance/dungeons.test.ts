import { expect, it } from 'vitest';

import {
  ClearRowFragmentDoc,
  CreaturePageFragmentDoc,
  DungeonReportPartsFragmentDoc,
  DungeonRowFragmentDoc,
  GiverFragmentDoc,
  InstancePageFragmentDoc,
  ItemPageFragmentDoc,
  QuestTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { CLEARS_FILTER, OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { answering } from '../testing/answering.ts';
import { inPlace } from '../catalogue/place-content.ts';
import { DUNGEON, getOwnClears, getDungeonReport, listDungeons, listOwnSessions } from './dungeons.ts';
import { INSTANCE, listInstances } from './instances.ts';

const dungeon = sampleRecord(DungeonRowFragmentDoc);

it('loads dungeons, the report of one with the clears that the filter asks for, and a record', async () => {
  const report = {
    report: sampleRecord(DungeonReportPartsFragmentDoc),
    fastest: [sampleRecord(ClearRowFragmentDoc)],
  };
  const record = { wings: [], companions: [], members: [] };
  const asked = answering({
    GetDungeons: { dungeons: [dungeon] },
    GetDungeon: { dungeon },
    GetDungeonReport: { dungeon: report },
    GetOwnClears: { dungeonRecord: record },
    GetDungeonSessions: { dungeonSessions: null, dungeonSums: null },
  });
  expect((await listDungeons()).data).toEqual([dungeon]);
  expect((await DUNGEON.get('152')).data).toEqual(dungeon);
  const clears = listAddress(routes.dungeon('152'), { wing: '153', month: '2026-11' }, CLEARS_FILTER);
  expect((await getDungeonReport('152', clears)).data?.fastest).toEqual(report.fastest);
  expect((await getOwnClears({ guildId: '5' })).data).toEqual(record);
  const own = listAddress(
    routes.dungeon('152'),
    { cleared: 'no', size: '6', before: 'x' },
    OWN_SESSION_FILTER,
  );
  await listOwnSessions({ guildId: '5' }, own);
  expect(asked).toEqual({
    GetDungeons: [{}],
    GetDungeon: [{ id: '152' }],
    GetDungeonReport: [{ id: '152', byWing: false, wing: '153', from: 1_793_491_200, to: 1_796_083_200 }],
    GetOwnClears: [{ guildId: '5' }],
    GetDungeonSessions: [
      { guildId: '5', where: { cleared: false, size: { gte: 6 } }, last: 15, before: 'x' },
    ],
  });
});

it('loads of all wings the fastest clear of each, and of one wing what is about it', async () => {
  const clear = sampleRecord(ClearRowFragmentDoc);
  const ofWing = (id: string) => ({ ...clear, instance: { id, name: `Wing ${id}` } });
  const whole = { ...clear, instance: null };
  const known = sampleRecord(DungeonReportPartsFragmentDoc);
  const report = { ...known, firsts: [whole, ofWing('152'), ofWing('153')] };
  const wings = [dungeon.wings[0], dungeon.wings[0]];
  const asked = answering({
    GetDungeonReport: {
      dungeon: { report, wings, fastest: [whole, whole], fastestOfWings: [ofWing('152'), ofWing('153')] },
    },
  });
  const at = (query: Record<string, string>) => listAddress(routes.dungeon('152'), query, CLEARS_FILTER);
  const all = (await getDungeonReport('152', at({}))).data;
  expect(asked.GetDungeonReport).toMatchObject([{ id: '152', byWing: true }]);
  expect(all?.fastest).toEqual([whole, ofWing('152'), ofWing('153')]);
  expect(all?.report.firsts).toEqual(report.firsts);
  const one = (await getDungeonReport('152', at({ wing: '153' }))).data;
  expect(one?.report.firsts).toEqual([ofWing('153')]);
  expect(one?.report.months).toEqual([]);
});

const loaded = async (id: string) => {
  const { drops: items, quests, creatures } = inPlace(id);
  return [(await items).data, (await quests).data, (await creatures).data];
};

it('loads what drops in a dungeon, its quests and its creatures, of all its wings', async () => {
  const drops = sampleRecord(ItemPageFragmentDoc);
  const standing = sampleRecord(CreaturePageFragmentDoc);
  const giver = sampleRecord(GiverFragmentDoc, { questsStarter: [sampleRecord(QuestTagFragmentDoc)] });
  const answers = {
    GetItems: { items: drops },
    GetQuestsOfZones: { creatures: { totalCount: 3, nodes: [giver] } },
    GetCreatures: { creatures: standing },
  };
  const own = answering(answers);
  expect(await loaded('152')).toEqual([
    drops,
    { quests: [{ quest: giver.questsStarter[0], givers: [giver] }], unknown: 2 },
    standing,
  ]);
  const standingIn = ['152', '153', '169'];
  expect(own.GetQuestsOfZones).toEqual([{ standingIn }]);
  expect(own.GetCreatures).toEqual([{ standingIn, where: {}, first: 15 }]);
  expect(own.GetItems).toMatchObject([{ dropsIn: standingIn, first: 15 }]);
  const where = { zones: { some: { in: standingIn } } };
  const zones = answering(answers, (coordinate) => coordinate === 'CreatureFilterInput.zones');
  expect(await loaded('152')).toMatchObject([null, { unknown: 2 }, standing]);
  expect(zones).toEqual({ GetQuestsOfZones: [{ where }], GetCreatures: [{ where, first: 15 }] });
});

it('asks nothing about a place where the API chooses nothing by place', async () => {
  answering({}, () => false);
  expect(await loaded('152')).toEqual([null, null, null]);
});

it('lists instances by name', async () => {
  const instances = sampleRecord(InstancePageFragmentDoc);
  const instance = { id: '60', name: 'Gunbad', encounters: null };
  const asked = answering({ GetInstances: { instances }, GetInstance: { instance } });
  expect((await listInstances(listAddress(routes.instances, { name: 'gun' }, INSTANCE_FILTER))).data).toEqual(
    instances,
  );
  expect((await INSTANCE.get('60')).data).toEqual(instance);
  expect(asked.GetInstances).toEqual([{ where: { name: { contains: 'gun' } }, first: 15 }]);
});
