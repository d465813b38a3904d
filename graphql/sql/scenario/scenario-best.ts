import type { ScenarioFigure } from '#graphql/generated/resolvers.ts';

import type { Database } from '../engine/connection/database.ts';
import { isChosen, placeOf, type ResultsQuery } from './scenario-choice.ts';
import { restOfDays, wholeMonths } from './whole-months.ts';

export type PerformanceRecord = { place: number; characterId: number; recordId: string; value: number };

/**
 * Lists the ten best of a figure, in a run or per minute, one performance of each player; with all that equal the
 * tenth. Of whole months the best are kept.
 */
export const scenarioBest = (
  sql: Database,
  query: ResultsQuery,
  figure: ScenarioFigure,
  perMinute: boolean,
) => {
  const months = wholeMonths(query);
  const [place, isFit] = [placeOf(sql, figure), isChosen(sql, query)];
  const value = perMinute
    ? sql`per_minute(figures[${place}], seconds)`
    : sql`figures[${place}]::double precision`;
  return sql<PerformanceRecord[]>`
    /* scenarioBest */
    select place::integer as place, character_id as "characterId", record_id as "recordId", value
    from (
      select *, rank() over (order by value desc) as place
      from (
        select distinct on (character_id) character_id, record_id, start_time, value
        from (
          select character_id, record_id, start_time, value
          from scenario_best_month
          where ${isFit} and figure = ${place} and is_rate = ${perMinute}::boolean
            and month >= ${months.first}::integer and month < ${months.last}::integer
          union all
          select character_id, record_id, start_time, ${value}
          from ${restOfDays(sql, months)}, scenario_performance
          where ${isFit} and start_time >= rest.since and start_time < rest.until
            and figures[${place}] > 0 ${perMinute ? sql`and seconds is not null` : sql``}
        ) feat
        order by character_id, value desc, start_time, record_id
      ) best
    ) ranked
    where place <= 10
    order by place, start_time, character_id`;
};
