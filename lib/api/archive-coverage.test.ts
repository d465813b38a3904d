import type { DocumentNode } from 'graphql';
import { expect, it } from 'vitest';

import {
  CountKillsByDayDocument,
  GetCharacterArmoryDocument,
  GetFighterSumsDocument,
  GetGuildInfoDocument,
  GetGuildMembersDocument,
  GetInstanceRunsDocument,
  GetKillDocument,
  GetKillsDocument,
  GetEncounterTotalsDocument,
  GetEventsDocument,
  GetMonthlyLeaderboardDocument,
  GetPlayedRunsDocument,
  GetQuestDocument,
  GetRunSampleDocument,
  GetScenarioInfoDocument,
  GetTopSkirmishesDocument,
  GetWeeklyLeaderboardDocument,
  GetZoneHeatmapDocument,
} from '#graphql/generated/documents.ts';

import { countedSince, coverageOf } from './archive-coverage.ts';

const DAY = 86_400;
/** Wednesday noon. */
const NOW = Date.UTC(2026, 8, 23, 12) / 1_000;
/** The archive goes back five days, and was read twenty minutes ago. */
const REACH = { since: NOW - 5 * DAY, until: NOW - 1_200, readAt: NOW - 1_200 };
const reachOf = () => REACH;

const time = (from: number, to?: number) => ({ time: { gte: from, ...(to !== undefined && { lt: to }) } });
const page = { first: 25, withTotal: true };

it.each<[string, DocumentNode, object]>([
  ['a kill by its id', GetKillDocument, { id: '7' }],
  ['a scenario by its id', GetScenarioInfoDocument, { id: '7' }],
  ['the kills of three days', GetKillsDocument, { ...page, where: time(NOW - 3 * DAY) }],
  ['the kills of yesterday among others', GetKillsDocument, { ...page, where: { and: [time(NOW - DAY)] } }],
  ['the board of this week', GetWeeklyLeaderboardDocument, { year: 2026, week: 39 }],
  [
    'days of three days',
    CountKillsByDayDocument,
    { kills: time(NOW - 3 * DAY), deaths: time(NOW - 2 * DAY) },
  ],
])('answers %s whole', (_, document, variables) => {
  expect(coverageOf(document, variables, reachOf, NOW)).toEqual({
    variables,
    partSince: null,
    readAt: REACH.readAt,
    parts: [],
  });
});

it.each<[string, DocumentNode, object, string]>([
  ['kills of all times', GetKillsDocument, page, 'kills'],
  ['kills of thirty days', GetKillsDocument, { ...page, where: time(NOW - 30 * DAY) }, 'kills'],
  ['kills in an hour that was not read', GetKillsDocument, { ...page, where: time(NOW - 600) }, 'kills'],
  ['dungeon runs', GetInstanceRunsDocument, { first: 25, withTotal: true }, 'instanceRuns'],
])('lists the part of %s that it has, without their number', (_, document, variables, name) => {
  expect(coverageOf(document, variables, reachOf, NOW)).toEqual({
    variables: { ...variables, withTotal: false },
    partSince: REACH.since,
    readAt: REACH.readAt,
    parts: [name],
  });
});

it('lists events, and guilds without the number of their members', () => {
  expect(coverageOf(GetEventsDocument, {}, reachOf, NOW)).toMatchObject({ parts: ['events'] });
  expect(coverageOf(GetGuildInfoDocument, { id: '7' }, reachOf, NOW)).toMatchObject({
    variables: { id: '7', beyondArchive: false },
    partSince: null,
  });
  expect(coverageOf(GetGuildMembersDocument, { id: '7', first: 25 }, reachOf, NOW)).toMatchObject({
    partSince: REACH.since,
  });
});

it.each<[string, DocumentNode, object]>([
  ['the board of a month that began before it', GetMonthlyLeaderboardDocument, { year: 2026, month: 9 }],
  ['the best of the last seven days', GetTopSkirmishesDocument, {}],
  ['sums of all times', GetFighterSumsDocument, { characterId: '7' }],
  ['the number of runs of a player', GetPlayedRunsDocument, { characterId: '7', first: 50 }],
  ['medians of tries', GetEncounterTotalsDocument, { tried: {}, won: {}, ended: {}, elsewhere: true }],
  ['a sample of runs with their number', GetRunSampleDocument, { first: 50 }],
  [
    'a heatmap of thirty days',
    GetZoneHeatmapDocument,
    { zoneId: '1', from: NOW - 30 * DAY, where: time(NOW - 30 * DAY) },
  ],
  ['armories', GetCharacterArmoryDocument, { id: '7' }],
  ['quests', GetQuestDocument, { id: '7' }],
])('does not answer %s', (_, document, variables) => {
  expect(coverageOf(document, variables, reachOf, NOW)).toBeNull();
});

it('answers nothing of a kind before that was read up to the present', () => {
  expect(coverageOf(GetKillDocument, { id: '7' }, () => undefined, NOW)).toBeNull();
});

it('counts own figures since its beginning, but where it covers their period', () => {
  const archive = { reachOf, since: REACH.since, now: NOW };
  const days = (from: number) => ({ kills: time(from), deaths: time(from) });
  expect(countedSince(CountKillsByDayDocument, days(NOW - 3 * DAY), archive)).toBeNull();
  expect(countedSince(CountKillsByDayDocument, days(NOW - 9 * DAY), archive)).toBe(REACH.since);
});
