import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ArmoryFragmentDoc } from '#graphql/generated/documents.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Answer } from '#lib/api/answer.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { registerApi } from '#lib/api/registry.ts';
import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import { mockAnswer } from '#lib/api/testing/mock-answers.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { ProcessWide } from '#lib/process-wide.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { weightValues } from '#lib/url/filter/weight-fields.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { getArmoryUpgrades } from './builds/upgrades.ts';
import { listGuildBoard, listPlayerBoard } from './player/boards.ts';
import { comparePlayers } from './player/comparisons.ts';
import { getOwnGuildPlace } from './player/own-place.ts';
import { listRatedPlaces } from './player/ratings.ts';
import { getOwnScenarioPlace, listScenarioBoard } from './player/scenario-boards.ts';
import { getWatched } from './player/watched.ts';
import { getActivity } from './war/activity.ts';
import { getReportRows, getSkirmishRows } from './war/battles.ts';
import { countManyKills } from './war/count-many-kills.ts';
import { sampleKills } from './war/kill-samples.ts';
import { listKills, withAttackers } from './war/kills.ts';
import { getBestPlayers, sumCareers } from './war/score-sheet.ts';
import { listEverybody } from './war/marked-scores.ts';
import { getPlayerForm, listRankedScores } from './war/standings.ts';

const ID = '00000000-0000-0000-0000-000000000007';
const NOW = new Date('2026-11-21T12:00:00Z');
const week = { unit: 'week', year: 2026, week: 47 } as const;
const players = listAddress('/leaderboard', { pin: '7' }, PLAYER_BOARD_FILTER);
const guilds = listAddress('/leaderboard/guilds', { pin: '7' }, GUILD_BOARD_FILTER);
const ladder = listAddress('/ranked-leaderboard', { type: 'city' }, rankedFilter([]));
const armory = sampleRecord(ArmoryFragmentDoc, { career: 'ZEALOT' });
const versus = listAddress(routes.guild('1'), { vs: '8' }, COMPARISON_FILTER);

/** Valid random answers to every question, until the API is away. */
beforeEach(() => {
  new ProcessWide('api').set(undefined);
  const random = new Random('answers');
  registerApi({
    fetch: () => Promise.reject(new Error('No HTTP')),
    ask: async (document, variables) => ({
      data: mockAnswer(contractSchema(), document, random, { ...variables }),
      errors: [],
    }),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  registerApi(undefined);
});

it.each<[string, () => Promise<Answer<unknown>>]>([
  ['a board of players', () => listPlayerBoard(players, NOW)],
  ['a board of guilds', () => listGuildBoard(guilds, NOW)],
  ['the own place', () => getOwnGuildPlace(guilds, NOW)],
  ['a board of scenarios', () => listScenarioBoard(players, 'damage', NOW)],
  ['the own place on it', () => getOwnScenarioPlace(players, 'damage', NOW)],
  ['a ladder', () => listRatedPlaces('3', ladder)],
  ['what to wear next', () => getArmoryUpgrades(armory, weightValues([{ stat: 'WOUNDS', weight: 1 }]))],
  ['a comparison', () => comparePlayers('7', versus, NOW)],
  ['a watch list', () => getWatched(['c7', 'g8'])],
  ['an activity', () => getActivity({ characterId: '7' }, sampleKills({ characterId: '7' }, NOW), NOW)],
  ['a battle', () => getReportRows(ID)],
  ['a skirmish', () => getSkirmishRows(ID)],
  ['a scoreboard', () => listEverybody(ID)],
  ['counts', () => countManyKills([{}], { policy: { fresh: 1, whileRevalidating: 0 } })],
  ['kills with all who helped', () => withAttackers(listKills(listAddress('/kills', {}, KILL_FILTER)))],
  ['the best of a week', () => getBestPlayers(week, NOW)],
  ['careers of a week', () => sumCareers(week, NOW)],
  ['the form of a player', () => getPlayerForm('7')],
  ['ranked scores', () => listRankedScores(ID)],
])('says since when %s is out of date while the API is away', async (_, load) => {
  expect((await load()).provenance).toBeNull();
  const tomorrow = performance.now() + 86_400_000;
  vi.spyOn(performance, 'now').mockReturnValue(tomorrow);
  registerApi({
    fetch: () => Promise.reject(new Error('No HTTP')),
    ask: () => Promise.reject(new ApiError('refused')),
  });
  expect((await load()).provenance?.asOf).toBeGreaterThan(Date.now() - 60_000);
});
