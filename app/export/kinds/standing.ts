import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import type { getStanding } from '#lib/data/war/standings.ts';
import { STANDING_COLUMNS, STANDING_WEEK_COLUMNS } from '#lib/exports/columns/battle-columns.ts';
import { exportTable } from '#lib/exports/export-table.ts';
import type { Asked } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { FIGURES, type Standing, type StandingRow, standingRows } from '#lib/game/scenarios/standing.ts';

interface StandingParts {
  known: Standing | null;
  standing: readonly StandingRow[] | null;
}

export const STANDING: json.Shape<StandingParts['standing']> = json.nullable(
  json.list(
    json.object({
      figure: json.oneOf(...FIGURES),
      perMinute: json.NUMBER,
      othersPerMinute: json.nullable(json.NUMBER),
      percentile: json.nullable(json.INTEGER),
      results: json.INTEGER,
    }),
  ),
);

/** Loads the standing of a player, as the API has it and by figure; null where it is not counted, and for guilds. */
export function standingParts(get: typeof getStanding | undefined, ...asked: Parameters<typeof getStanding>) {
  const known = async () => (await get?.(...asked)) ?? NO_ANSWER;
  return {
    known,
    standing: async () => mapAnswer(await known(), rowsOf),
  };
}

const rowsOf = (known: Standing | null): StandingParts['standing'] => {
  if (known === 'noResult') return [];
  return known === null || known === 'notCounted' ? null : standingRows(known);
};

export const STANDING_TABLE = exportTable(
  'Standing',
  STANDING_COLUMNS,
  ({ part }: Asked<object, StandingParts>) => part('standing'),
);

export const STANDING_WEEKS = exportTable(
  'Standing by week',
  STANDING_WEEK_COLUMNS,
  async ({ part }: Asked<object, StandingParts>) => {
    const known = await part('known');
    return known && typeof known !== 'string' ? known.weeks : null;
  },
);
