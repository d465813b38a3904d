import { describe, expect, it } from 'vitest';

import {
  type EncounterRunRowFragment,
  EncounterRunRowFragmentDoc,
  InstanceRowFragmentDoc,
  InstanceRunDetailsFragmentDoc,
  InstanceRunRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { SampledRun } from '#lib/game/instances/run-sample.ts';
import { previewOfRun } from '#lib/preview/kinds/preview-of-run.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { INSTANCE_EXPORTS, INSTANCES_EXPORTS, STATISTICS_EXPORTS } from './instances.ts';
import { RUN_EXPORTS, RUNS_EXPORTS } from './instance-runs.ts';
import { readNamed, textOf } from '#lib/exports/testing/asked-for.ts';

const START = Date.UTC(2026, 10, 21, 18);
const MINUTE = 60_000;

const gunbad = sampleRecord(InstanceRowFragmentDoc, {
  id: '60',
  name: '',
  encounters: [{ id: '601', name: '' }],
});

const PARTY = [
  { character: { id: '7' }, archetype: 'TANK', itemRating: 300, deaths: 1 },
  { character: { id: '8' }, archetype: 'HEALER', itemRating: 401, deaths: 2 },
] as const;

const attempt = (rest: Partial<EncounterRunRowFragment>) =>
  sampleRecord(EncounterRunRowFragmentDoc, {
    id: '1',
    encounterId: '601',
    encounter: null,
    start: START,
    end: START + 61_500,
    completed: true,
    scoreboardEntries: [...PARTY],
    ...rest,
  });

const run = sampleRecord(InstanceRunRowFragmentDoc, {
  id: 'a',
  instanceId: '60',
  instance: gunbad,
  start: START,
  end: 0,
  completed: false,
  encounters: [attempt({}), attempt({ completed: false })],
  scoreboardEntries: [...PARTY],
});

it('lists instances without names and with gaps in their encounters', async () => {
  const nodes = [gunbad, { ...gunbad, encounters: null }];
  const rows = await readNamed(INSTANCES_EXPORTS, 'instances', {
    record: {},
    parts: { instances: { nodes, pageInfo: ONLY_PAGE } },
  });
  expect(rows).toEqual([
    { id: '60', name: 'Gunbad', encounters: 1, encounterIds: '601' },
    { id: '60', name: 'Gunbad', encounters: 0, encounterIds: '' },
  ]);
});

it('lists runs with everything that is counted from their parties', async () => {
  const runs = { totalCount: 1, nodes: [run], pageInfo: ONLY_PAGE };
  expect(
    await readNamed(RUNS_EXPORTS, 'runs', { record: {}, parts: { runs, sessions: null, sample: null } }),
  ).toEqual([
    {
      id: 'a',
      instanceId: '60',
      instanceName: 'Gunbad',
      start: '2026-11-21T18:00:00.000Z',
      end: null,
      duration: null,
      completed: false,
      encounters: 1,
      encountersCompleted: 1,
      allEncounters: 1,
      tries: 2,
      players: 2,
      deaths: 3,
      minItemRating: 300,
      averageItemRating: 351,
      maxItemRating: 401,
      tanks: 1,
      healers: 1,
      damageDealers: 0,
    },
  ]);
});

it('says in text and preview how much of the instance a run has won', async () => {
  const encounters = ['601', '602', '603'].map((id) => ({ id, name: '' }));
  const record = { ...run, instance: { ...gunbad, encounters }, encounters: [attempt({})] };
  const details = sampleRecord(InstanceRunDetailsFragmentDoc, record);
  const text = await textOf(RUN_EXPORTS, { record: details, parts: { scores: [] } });
  expect(text?.facts).toContain('Not completed · 1 of 3 encounters won · ');
  expect(previewOfRun(record).facts).toContain('1 of 3 encounters won');
  expect(previewOfRun({ ...record, completed: true }).facts).toContain('Completed');
});

it('lists the tries of a run in the order of time, numbered for each encounter', async () => {
  const later = attempt({ id: '2', start: START + MINUTE, scoreboardEntries: [] });
  const record = { ...run, encounters: [later, attempt({})] };
  expect(
    await readNamed(RUN_EXPORTS, 'encounters', { record, parts: { scores: null, sample: null } }),
  ).toMatchObject([
    { id: '1', encounterName: 'Encounter #601', try: 1, duration: 61.5, players: 2 },
    { id: '2', try: 2, players: 0, averageItemRating: null },
  ]);
});

describe('the numbers of encounters', () => {
  const totals = {
    totalCount: 3,
    medianDuration: 90_500,
    averageDuration: 91_000.4,
    medianDeaths: 1,
    averageDeaths: 1.25,
  };
  const never = { totalCount: 0, medianDuration: 0, averageDuration: 0, medianDeaths: 0, averageDeaths: 0 };
  const [finished, unfinished] = [
    { id: '601', name: 'Solithex' },
    { id: '602', name: null },
  ];
  const statistics = [
    { encounter: finished, tries: 8, totals },
    { encounter: unfinished, tries: 5, totals: never },
  ];

  const timed = {
    ...finished,
    tries: 8,
    wins: 3,
    medianDuration: 90.5,
    averageDuration: 91,
    medianDeaths: 1,
    averageDeaths: 1.25,
  };

  it('are empty but for tries on the page of the instance where nobody has won one', async () => {
    const parts = { statistics, latest: null, sample: null };
    expect(await readNamed(INSTANCE_EXPORTS, 'encounters', { record: gunbad, parts })).toEqual([
      timed,
      {
        id: '602',
        name: 'Encounter #602',
        tries: 5,
        wins: 0,
        medianDuration: null,
        averageDuration: null,
        medianDeaths: null,
        averageDeaths: null,
      },
    ]);
  });

  it('are those of the won ones in the statistics, as on their page', async () => {
    const parts = { statistics, latest: null, sample: null };
    expect(await readNamed(STATISTICS_EXPORTS, 'encounters', { record: gunbad, parts })).toEqual([timed]);
  });
});

describe('the plots of an instance', () => {
  const sampled = (minutes: number, index: number): SampledRun => ({
    id: String(index),
    start: START,
    end: START + minutes * MINUTE,
    completed: index > 0,
    scoreboardEntries: [{ itemRating: 500 + index, deaths: 0 }],
  });
  const read = (name: string, minutes: readonly number[]) =>
    readNamed(INSTANCE_EXPORTS, name, {
      record: gunbad,
      parts: { statistics: [], latest: null, sample: { runs: minutes.map(sampled), total: minutes.length } },
    });

  it('are tables in seconds', async () => {
    expect(await read('durations', [20, 20, 21, 21, 21])).toEqual([
      { from: 1200, to: 1260, runs: 2, completed: 1 },
      { from: 1260, to: 1320, runs: 3, completed: 3 },
    ]);
    expect(await read('itemRatings', [90, 20, 21, 21, 21])).toEqual([
      { from: 500, to: 550, runs: 5, completed: 4, medianDuration: 1260 },
    ]);
    const sample = { runs: [20, 20, 21, 21, 21].map(sampled), total: 5 };
    const mixed = { record: {}, parts: { runs: null, sessions: null, sample } };
    expect(await readNamed(RUNS_EXPORTS, 'itemRatings', mixed)).toMatchObject([
      { completed: 4, medianDuration: null },
    ]);
  });

  it('are empty for too few runs', async () => {
    expect(await read('durations', [20])).toEqual([]);
    expect(await read('itemRatings', [20])).toEqual([]);
  });

  it('stand beside the fastest of the completed runs', async () => {
    expect(await read('fastestRuns', [10, 30, 20])).toMatchObject([
      { id: '2', duration: 1200, averageItemRating: 502 },
      { id: '1', duration: 1800 },
    ]);
  });
});
