import { type Career, GetCareersDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { env } from '#lib/env.ts';
import type { Patch } from '#lib/env-values.ts';
import { periodOf, periodText } from '#lib/game/boards/board-period.ts';
import { careerFigures } from '#lib/game/careers/figures.ts';
import { sortedFigures } from '#lib/game/careers/sorted-figures.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { mainFigure } from '#lib/game/scenarios/standing.ts';
import { PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import type { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { listAddress, type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { careerSource } from '../career-source.ts';
import { listScenarioBoard } from '../player/scenario-boards.ts';

const FIELD = 'Query.careerStatistics';

/** The sources of what a career does, and of what all of them do. */
export const CAREER = careerSource(FIELD, ({ career }: { career: string }) => parseCareer(career));
export const CAREERS = careerSource<object, 'ALL'>(FIELD, () => 'ALL');

/** Seconds. */
const DAY = 86_400;

/** The answers about a career, or about ALL of them. */
export type Careers = ReturnType<typeof careerFigures>;

/**
 * Loads what a career does, or what all of them do: who fights with it by week or month, its kills and deaths, and its
 * results in scenarios: of level 40 where no levels are chosen, since they differ too much between levels.
 */
export async function getCareers(
  name: string,
  { values: { by, level, order } }: ListAddress<typeof CAREERS_FILTER>,
): Promise<Answer<Careers>> {
  const until = Math.floor(Date.now() / 1000 / DAY) * DAY;
  const variables = { weekly: by === 'week', level: Number(level), until, rateLevel: Number(level) || 40 };
  return mapAnswer(await query(GetCareersDocument, variables, SUMS), ({ careerStatistics }) =>
    sortedFigures(careerFigures(careerStatistics, name, Number(level)), order),
  );
}

/** The ten best of a career in scenarios by the figure that its role is there for, with the address of their board. */
export async function bestOfCareer(career: Career) {
  const by = mainFigure(career);
  const params = { career, by, per: 'minute', runs: '10', period: 'all' };
  const list = listAddress(routes.leaderboard, params, PLAYER_BOARD_FILTER);
  return mapAnswer(await listScenarioBoard(list, by, new Date()), (board) => ({
    board: { ...board, rows: board.rows.slice(0, 10), pageInfo: { ...board.pageInfo, hasNextPage: false } },
    list,
  }));
}

/** The patches of the game, the oldest first: the operator's, and invented ones in the sample world, four a year. */
export function gamePatches(now: Date): readonly Patch[] {
  const { PATCHES, DATABASE_URL, GRAPHQL_ENDPOINT } = env();
  if (PATCHES || DATABASE_URL !== undefined || GRAPHQL_ENDPOINT !== undefined) return PATCHES ?? [];
  return [-10, -7, -4, -1].map((steps) => {
    const month = periodText(periodOf('month', now, steps));
    return { date: `${month}-10`, name: `Patch ${month}` };
  });
}
