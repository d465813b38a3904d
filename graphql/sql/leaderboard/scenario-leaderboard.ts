import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';

const LEADERBOARD_ROWS = 100;

/** The deeds of a character in the scenarios of a period, its rank by them, null far down, and how many have that rank. */
export type ScenarioLeaderRecord = {
  characterId: number;
  runs: number;
  /** Averages over the runs with a known length; null where there are none. */
  seconds: number | null;
  total: number;
  perMinute: number | null;
  rank: number | null;
  sharedBy: number;
};

/** A summed column of `scenario_sum`. */
export type SummedMeasure = 'damage' | 'healing' | 'protection' | 'death_blows' | 'objective_score';

/** The board that is asked for; null careers are all. */
export interface ScenarioBoard {
  readonly measure: SummedMeasure;
  readonly perMinute: boolean;
  /** As the table writes it: 2026-W47, 2026-11 or all. */
  readonly period: string;
  readonly minRuns: number;
  readonly careers: readonly string[] | null;
}

/** Places beyond which a player has none, so that a place takes no more rows to read as a war goes on. */
const RANKED = 1000;

/** The best of a board; ties go by id. Who has none has no place. */
export const scenarioLeaders = (sql: Database, board: ScenarioBoard) => {
  const { value, columns, isListed, classes, ofClasses } = partsOf(sql, board);
  const order = sql`order by ${value} desc, character_id limit ${LEADERBOARD_ROWS}`;
  // Found in the index alone, which has what narrows a board, and read whole afterwards.
  const found = board.perMinute
    ? sql`select best.* from unnest(${classes}::smallint[]) class cross join lateral (
            select character_id, ${value} from scenario_sum where ${isListed} and run_class = class ${order}
          ) best ${order}`
    : sql`select character_id from scenario_sum where ${isListed} ${order}`;
  return sql<ScenarioLeaderRecord[]>`
    /* scenarioLeaders */
    with best as materialized (
      select sum.* from (${found}) found join scenario_sum sum using (character_id)
      where sum.period = ${board.period}
    ), cut as materialized (
      select min(${value}) as value from best
    ), sharing as materialized (
      select count(*) as count from scenario_sum
      where ${isListed} ${ofClasses} and ${value} = (select value from cut)
    )
    select ${columns}, rank() over (order by ${value} desc)::integer as rank,
           (case when ${value} = (select value from cut) then (select count from sharing)
            else count(*) over (partition by ${value}) end)::integer as "sharedBy"
    from best order by ${value} desc, character_id`;
};

/** The place of one character on a board; none where it has nothing, or is not of these careers. */
export const scenarioPlace = (sql: Database, board: ScenarioBoard, characterId: number) => {
  const { value, columns, isListed, ofClasses } = partsOf(sql, board);
  return sql<ScenarioLeaderRecord[]>`
    /* scenarioPlace */
    with own as materialized (
      select * from scenario_sum where ${isListed} and character_id = ${characterId}
    ), better as materialized (
      select count(*) as count from (
        select from scenario_sum
        where ${isListed} ${ofClasses} and ${value} > (select ${value} from own)
        limit ${RANKED}
      ) first
    )
    select ${columns}, (select nullif(count + 1, ${RANKED + 1}) from better)::integer as rank,
           (select count(*) from scenario_sum
            where (select count from better) < ${RANKED} and ${isListed} ${ofClasses} and ${value} = (select ${value} from own))::integer as "sharedBy"
    from own`;
};

/** The least runs of each class of `scenario_sum`. */
const CLASSES = [0, 3, 10, 25] as const;

function partsOf(sql: Database, { measure, perMinute, period, minRuns, careers }: ScenarioBoard) {
  const value = sql(perMinute ? `${measure}_per_minute` : measure);
  const ofCareers = careers ? sql`and career = any(${arrayLiteral(careers)}::text[])` : sql``;
  const classes = arrayLiteral(
    [0, 1, 2, 3].filter((each) => (CLASSES[each + 1] ?? Number.MAX_VALUE) > minRuns),
  );
  return {
    value,
    columns: sql`character_id as "characterId", runs, nullif(seconds, 0)::double precision as seconds,
      ${sql(measure)}::double precision as total, ${sql(`${measure}_per_minute`)} as "perMinute"`,
    isListed: sql`period = ${period} and ${value} > 0 and ${perMinute ? sql`timed_runs` : sql`runs`} >= ${minRuns} ${ofCareers}`,
    classes,
    // Only the indexes of what is for each minute have classes.
    ofClasses: perMinute ? sql`and run_class = any(${classes}::smallint[])` : sql``,
  };
}
