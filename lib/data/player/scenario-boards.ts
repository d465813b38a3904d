import {
  type CharacterCardFragment,
  type CharacterHitFragment,
  GetScenarioLeaderboardDocument,
  type GetScenarioLeaderboardQueryVariables,
  GetScenarioPlaceDocument,
  type ScenarioStandingFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { MarkedPlace } from '#lib/game/boards/board.ts';
import { periodSpan, periodText } from '#lib/game/boards/board-period.ts';
import {
  type OwnScenarioPlace,
  SCENARIO_MEASURES,
  type ScenarioBoard,
  type ScenarioBoardRow,
  type ScenarioBy,
} from '#lib/game/boards/scenario-board.ts';
import { cutTie } from '#lib/game/boards/ties.ts';
import { careersAmong } from '#lib/game/players/game-role.ts';
import { chosenRecordPeriod, chosenScenarioBy } from '#lib/url/filter/board-filter.ts';

import { policyOfTime } from '../policy-of-time.ts';
import { noMarkedOwner, pageOfPlaces, type PlayerBoardList } from './boards.ts';
import { markedPlayer } from './marked-owners.ts';

/** The part of an API that ranks by what players did in scenarios. */
export const SCENARIO_BOARDS = 'Query.scenarioLeaderboard';

/** The measure that an address ranks players of scenarios by; null for a board of kills, and where the API has no other. */
export async function scenarioByOf({ values }: PlayerBoardList): Promise<ScenarioBy | null> {
  return (await whatIsOffered())(SCENARIO_BOARDS) ? chosenScenarioBy(values.order) : null;
}

/** One page of the players who did the most in the scenarios of a period. */
export async function listScenarioBoard(
  list: PlayerBoardList,
  by: ScenarioBy,
  now: Date,
): Promise<Answer<ScenarioBoard>> {
  const { variables, policy } = questionOf(list, by, now);
  const [standings, marked] = await Promise.all([
    query(GetScenarioLeaderboardDocument, variables, policy),
    markedPlayer(list).catch(noMarkedOwner),
  ]);
  const all = standings.data.scenarioLeaderboard.map(rowOf);
  const { id } = marked.data;
  return joinAnswers([standings, marked], {
    ...pageOfPlaces(all, list, id),
    listed: all.length,
    of: all.length,
    cutTie: cutTie(all),
    marked: id,
    names: all.map(({ owner }) => ({ id: owner.id, name: owner.name })),
  });
}

/** The place of the player whom an address marks, by an id or a name. */
export async function getOwnScenarioPlace(
  list: PlayerBoardList,
  by: ScenarioBy,
  now: Date,
): Promise<Answer<MarkedPlace<CharacterCardFragment, CharacterHitFragment, OwnScenarioPlace>>> {
  const marked = await markedPlayer(list);
  const { id: characterId, choices } = marked.data;
  if (characterId === null) return mapAnswer(marked, () => ({ place: null, choices }));
  const { variables, policy } = questionOf(list, by, now);
  const own = await query(GetScenarioPlaceDocument, { ...variables, characterId }, policy);
  const { character, scenarioLeaderboard } = own.data;
  const [row = null] = scenarioLeaderboard.map(rowOf);
  return joinAnswers([marked, own], { place: character && { owner: character, row }, choices });
}

function questionOf({ values }: PlayerBoardList, by: ScenarioBy, now: Date) {
  const { realm, role, career, per, runs } = values;
  const period = chosenRecordPeriod(values.period, now);
  const isNarrowed = [realm, role, career].some((chosen) => chosen !== 'all');
  const variables: GetScenarioLeaderboardQueryVariables = {
    measure: SCENARIO_MEASURES[by].measure,
    ...(period !== 'all' && { period: periodText(period) }),
    ...(per === 'minute' && { perMinute: true, minRuns: Number(runs) }),
    ...(isNarrowed && { careers: [...careersAmong(realm, role, career)] }),
  };
  return {
    variables,
    policy: period === 'all' ? LIVE : policyOfTime({ time: periodSpan(period) }, now, LIVE),
  };
}

const rowOf = ({ rank, character, ...sums }: ScenarioStandingFragment): ScenarioBoardRow => ({
  ...sums,
  place: rank ?? Number.NaN,
  owner: character,
});
