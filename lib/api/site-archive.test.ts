import { type DocumentNode, parse } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  GetFighterSumsDocument,
  GetKillDocument,
  GetKillsDocument,
  GetMonthlyDeathsDocument,
  GetMonthlyLeaderboardDocument,
  GetPlayedScenarioDocument,
  GetQuestDocument,
} from '#graphql/generated/documents.ts';
import { OURS } from '#graphql/generations/changes.ts';

import { LIVE } from './answer.ts';
import { ApiError } from './api-error.ts';
import { notOfferedWords, subjectNotOffered } from './offered-pages.ts';
import { isBeforeArchive, isOffered } from './offered.ts';
import { registerApi } from './registry.ts';
import { type Endpoint, registerEndpoint } from './schema/endpoint.ts';
import { isForArchive, registerArchive } from './site-archive.ts';

vi.mock('server-only', () => ({}));
const { query } = await import('./query.ts');

const READ_AT = 1_790_000_000;
const span = { since: READ_AT - 86_400, readAt: READ_AT, scenarios: 3, instanceRuns: 1 };
const offers = (coordinate: string) => !OURS.has(coordinate);
const remote: Pick<Endpoint, 'offers' | 'isAssumed'> = { offers, isAssumed: () => false };
const asked: string[] = [];
const variables: object[] = [];
let found: object = {};

beforeEach(() => {
  vi.useFakeTimers({ now: READ_AT * 1_000 + 60_000, toFake: ['Date'] });
  asked.length = 0;
  registerEndpoint({
    ...remote,
    question: () => ({ text: '{ kill }', variables: {}, version: 1, check: () => Promise.reject() }) as never,
    learn: async () => false,
    known: Promise.resolve(),
  });
  registerApi({ fetch: () => Promise.reject(new ApiError('unreachable', new Error('away'))) });
  registerArchive({
    ask: async (document, given) => {
      variables.push(given);
      asked.push((document.definitions[0] as { name?: { value: string } }).name?.value ?? '');
      return { data: found, errors: [] };
    },
    span: () => span,
    reachOf: () => ({ since: span.since, until: READ_AT, readAt: READ_AT }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  registerEndpoint(undefined);
  registerApi(undefined);
  registerArchive(undefined);
});

const OWN_PART = parse(
  'query Q($own: Boolean = false) { kill { id } killPairs @include(if: $own) { kills } }',
);

it.each<[boolean, DocumentNode, object]>([
  [true, OWN_PART, { own: true }],
  [false, OWN_PART, {}],
  [true, GetPlayedScenarioDocument, { id: '1' }],
  [true, GetMonthlyDeathsDocument, { year: 2026, month: 9 }],
  [false, GetMonthlyLeaderboardDocument, { year: 2026, month: 9 }],
  [false, GetFighterSumsDocument, {}],
  [false, GetKillDocument, { id: '1' }],
])('is asked (%s) for what our own API alone offers', (isIt, document, variables) => {
  expect(isForArchive(document, variables, remote)).toBe(isIt);
  expect(isForArchive(document, variables, { ...remote, offers: () => true })).toBe(false);
});

it('offers pages that a remote API alone does not, which say without it why they are not there', () => {
  expect([isOffered('Query.scenarioStatistics'), isOffered('Query.fighterSums')]).toEqual([true, false]);
  expect(subjectNotOffered('/scenarios/2000')).toBeNull();
  registerArchive(undefined);
  expect(subjectNotOffered('/scenarios/2000')).toBe('Results of scenarios');
  expect(notOfferedWords('Results of scenarios')).toBe(
    'The API that this site reads does not offer results of scenarios, and this site keeps no archive to count them from.',
  );
});

it('counts no period that begins before it', () => {
  expect(isBeforeArchive('Query.killPairs', span.since - 1)).toBe(true);
  expect(isBeforeArchive('Query.killPairs', span.since)).toBe(false);
  expect(isBeforeArchive('Query.kills', 0)).toBe(false);
});

it('answers own questions as of now, and others with its age while the API is away', async () => {
  found = { scenarioStatistics: { scenarios: [] } };
  const own = await query(GetPlayedScenarioDocument, { id: '900001' }, LIVE);
  expect(own).toEqual({ data: found, provenance: { asOf: null, recordedSince: span.since } });
  found = { kill: { id: '900005' } };
  const kept = await query(GetKillDocument, { id: '900005' }, LIVE);
  expect(kept).toEqual({ data: found, provenance: { asOf: READ_AT * 1_000, recordedSince: null } });
  found = { kill: null };
  await expect(query(GetKillDocument, { id: '900006' }, LIVE)).rejects.toMatchObject({ kind: 'unarchived' });
  await expect(query(GetQuestDocument, { id: '900006' }, LIVE)).rejects.toMatchObject({
    kind: 'unreachable',
  });
  expect(asked).toEqual(['GetPlayedScenario', 'GetKill', 'GetKill']);
});

it('shows the part of a list that it has, without a number of all, and never an empty part', async () => {
  const list = { soloOnly: false, withTotal: true, first: 25 };
  found = { kills: { nodes: [{ id: '900007' }], pageInfo: {} } };
  expect(await query(GetKillsDocument, list, LIVE)).toEqual({
    data: found,
    provenance: { asOf: READ_AT * 1_000, recordedSince: span.since },
  });
  expect(variables.at(-1)).toEqual({ ...list, withTotal: false });
  found = { kills: { nodes: [], pageInfo: {} } };
  await expect(query(GetKillsDocument, { ...list, first: 26 }, LIVE)).rejects.toMatchObject({
    kind: 'unarchived',
    status: 503,
  });
  const today = { ...list, where: { time: { gte: span.since + 60 } } };
  expect(await query(GetKillsDocument, today, LIVE)).toEqual({
    data: found,
    provenance: { asOf: READ_AT * 1_000, recordedSince: null },
  });
});
