import { describe, expect, it } from 'vitest';

import {
  EncounterRunRowFragmentDoc,
  EncounterScoreFragmentDoc,
  InstanceRunDetailsFragmentDoc,
  InstanceRunPageFragmentDoc,
  InstanceScoreFragmentDoc,
  SessionPageFragmentDoc,
  SumsOfSessionsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import {
  ENCOUNTER_RUN,
  INSTANCE_RUN,
  listEncounterScores,
  listInstanceRuns,
  listRunScores,
  listRunsOrSessions,
} from './instance-runs.ts';
import { getRunSample, sampleFilteredRuns } from './run-samples.ts';

const at = (query: Record<string, string>) => listAddress(routes.instanceRuns, query, RUN_FILTER);
const COUNTED = { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 } };
const NEWEST_FIRST = [{ start: 'DESC' }];
const IMPOSSIBLE = { minItemRatingMax: '400', minItemRatingMin: '500' };

describe('lists of runs', () => {
  const page = sampleRecord(InstanceRunPageFragmentDoc, { totalCount: 7 });

  it('have the newest first, 25 to a page, of those that the filter asks for', async () => {
    const asked = answering({ GetInstanceRuns: { instanceRuns: page } });
    expect((await listInstanceRuns(at({ instance: '60', after: 'x' }))).data).toEqual(page);
    await listInstanceRuns(at({ completedEncounters: '3' }), 5);
    expect(asked.GetInstanceRuns).toEqual([
      { where: { ...COUNTED, instanceId: { eq: 60 } }, order: NEWEST_FIRST, first: 25, after: 'x' },
      { where: { ...COUNTED, completedEncounters: { gte: 3 } }, order: NEWEST_FIRST, first: 5 },
    ]);
  });

  it('are empty without a question where bounds of the filter exclude each other', async () => {
    answering({});
    expect((await listInstanceRuns(at(IMPOSSIBLE))).data).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await sampleFilteredRuns(at(IMPOSSIBLE))).data).toEqual({ runs: [], total: 0 });
  });

  it('are sessions where the address asks for them and the API has any', async () => {
    const sessions = {
      dungeonSessions: sampleRecord(SessionPageFragmentDoc),
      dungeonSums: sampleRecord(SumsOfSessionsFragmentDoc),
    };
    const answers = { GetInstanceRuns: { instanceRuns: page }, GetDungeonSessions: sessions };
    const asked = answering(answers);
    const found = { found: sessions, guilds: [], players: [] };
    expect((await listRunsOrSessions(at({ view: 'sessions' }))).data).toEqual({
      runs: null,
      sessions: found,
    });
    expect((await listRunsOrSessions(at({ view: 'sessions', player: '7' }), 3)).data?.runs).toBeNull();
    expect((await listRunsOrSessions(at({}))).data).toEqual({ runs: page, sessions: null });
    expect(asked.GetDungeonSessions).toMatchObject([
      { where: {}, first: 15 },
      { where: {}, first: 3, characterId: '7' },
    ]);
    answering(answers, (coordinate) => coordinate !== 'Query.dungeonSessions');
    expect((await listRunsOrSessions(at({ view: 'sessions' }))).data).toEqual({ runs: page, sessions: null });
  });

  it('are null where the API has none', async () => {
    answering({ GetInstanceRuns: { instanceRuns: null } });
    expect((await listRunsOrSessions(at({}))).data).toBeNull();
  });
});

describe('one run', () => {
  const row = sampleRecord(EncounterRunRowFragmentDoc, { encounterId: '8', start: 1, end: 2 });
  const run = sampleRecord(InstanceRunDetailsFragmentDoc, {
    end: 2,
    encounters: [
      { ...row, id: '1' },
      { ...row, id: '2' },
    ],
  });
  const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

  it('is cached for minutes once it is over', async () => {
    answering({ GetInstanceRun: ({ id }: { id: string }) => ({ instanceRun: { ...run, end: Number(id) } }) });
    expect(await onPage(() => INSTANCE_RUN.get('2'))).toMatchObject({
      fresh: 300_000,
      loaded: { data: run },
    });
    expect((await onPage(() => INSTANCE_RUN.get('0'))).fresh).toBe(10_000);
    expect(INSTANCE_RUN.idOf({ id: UUID })).toBe(UUID);
    expect(INSTANCE_RUN.idOf({ id: '60' })).toBeNull();
  });

  it('has tries, each between those before and after it', async () => {
    answering({ GetInstanceRun: ({ id }: { id: string }) => ({ instanceRun: id === 'a' ? run : null }) });
    expect((await ENCOUNTER_RUN.get({ runId: 'a', id: '2' })).data).toMatchObject({
      run: { id: 'id' },
      current: { attempt: { id: '2' }, number: 2, total: 2 },
      previous: { attempt: { id: '1' } },
      next: undefined,
    });
    expect((await ENCOUNTER_RUN.get({ runId: 'a', id: '3' })).data).toBeNull();
    expect((await ENCOUNTER_RUN.get({ runId: 'b', id: '2' })).data).toBeNull();
    expect(ENCOUNTER_RUN.idOf({ id: UUID, encounterRunId: '42' })).toEqual({ runId: UUID, id: '42' });
    expect(ENCOUNTER_RUN.idOf({ id: '60', encounterRunId: '42' })).toBeNull();
    expect(ENCOUNTER_RUN.idOf({ id: UUID, encounterRunId: 'x' })).toBeNull();
  });

  it('has scores, and so has a try; none where either is unknown', async () => {
    const of = [sampleRecord(InstanceScoreFragmentDoc), sampleRecord(EncounterScoreFragmentDoc)] as const;
    const known = ({ id }: { id: string }) => id === '7';
    answering({
      GetInstanceRunScoreboard: (v: { id: string }) => ({
        instanceRun: known(v) ? { id: '7', end: 0, scoreboardEntries: [of[0]] } : null,
      }),
      GetEncounterRunScoreboard: (v: { id: string }) => ({
        instanceEncounterRun: known(v) ? { id: '7', end: 5, scoreboardEntries: [of[1]] } : null,
      }),
    });
    expect(await onPage(() => listRunScores('7'))).toMatchObject({
      fresh: 10_000,
      loaded: { data: [of[0]] },
    });
    expect(await onPage(() => listEncounterScores('7'))).toMatchObject({
      fresh: 300_000,
      loaded: { data: [of[1]] },
    });
    expect((await listRunScores('8')).data).toBeNull();
    expect((await listEncounterScores('8')).data).toBeNull();
  });
});

describe('the runs that plots are drawn from', () => {
  const pageTo = (endCursor: string | null, hasNextPage = true) => ({
    totalCount: 120,
    nodes: [{ id: endCursor }],
    pageInfo: { hasNextPage, endCursor, hasPreviousPage: false, startCursor: null },
  });
  const pages: Record<string, unknown> = { b: pageTo('c'), last: { ...pageTo(null, false), nodes: null } };

  it('are the newest hundred at most', async () => {
    const asked = answering({
      GetRunSample: ({ after }: { after: string | null }) => ({
        instanceRuns: pages[after ?? ''] ?? pageTo('b'),
      }),
    });
    expect((await getRunSample({ instanceId: { eq: 60 } })).data).toEqual({
      runs: [{ id: 'b' }, { id: 'c' }],
      total: 120,
    });
    const question = { where: { instanceId: { eq: 60 } }, order: NEWEST_FIRST, first: 50, elsewhere: false };
    expect(asked.GetRunSample).toEqual([
      { ...question, after: null },
      { ...question, after: 'b' },
    ]);
  });

  it('are asked for once where there are no more, and are null where the API has no list', async () => {
    const asked = answering({ GetRunSample: { instanceRuns: pageTo('b', false) } }, () => true);
    expect((await sampleFilteredRuns(at({ instance: '60' }))).data?.runs).toEqual([{ id: 'b' }]);
    expect(asked.GetRunSample).toMatchObject([{ where: { instanceId: { eq: 60 } }, elsewhere: true }]);
    answering({ GetRunSample: { instanceRuns: pages.last } });
    expect((await getRunSample({})).data).toEqual({ runs: [], total: 120 });
    answering({ GetRunSample: { instanceRuns: null } });
    expect((await getRunSample({})).data).toBeNull();
  });
});
