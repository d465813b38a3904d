import { group, median } from 'd3-array';
import { expect } from 'vitest';

import type { Database } from '#graphql/sql/engine/connection/database.ts';

export const FIGURES = [
  'damage',
  'healing',
  'protection',
  'kills',
  'deaths',
  'deathBlows',
  'objectiveScore',
  'damageTaken',
] as const;
export type Figures<Value> = Record<(typeof FIGURES)[number], Value>;

/** A result with all that it is compared by. */
export interface Result extends Figures<number> {
  readonly run: string;
  readonly player: string;
  readonly career: string;
  readonly level: number;
  readonly tier: number;
  readonly queue: number;
  readonly start: number;
  readonly seconds: number;
}

export const bandOf = (level: number) => [40, 32, 26, 16].find((lowest) => level >= lowest) ?? 1;
export const strataOf = ({ career, level, tier, queue }: Result) =>
  [career, bandOf(level), tier, queue].join();

/** A median as it is kept, to six decimals. */
const keptMedian = (results: readonly Result[], figure: keyof Figures<number>) =>
  Number((median(results, (result) => (result[figure] / result.seconds) * 60) ?? Number.NaN).toFixed(6));

/** The medians of each player with ten results or more of some, by player. */
export const playerMedians = (results: readonly Result[]) =>
  new Map(
    [...group(results, ({ player }) => player)]
      .filter(([, own]) => own.length >= 10)
      .map(([player, own]) => [player, FIGURES.map((figure) => keptMedian(own, figure))]),
  );

/** The standing of one player beside the others, by plain counts. */
export function peersOf(results: readonly Result[], player: string) {
  const known = playerMedians(results);
  const mine = known.get(player);
  const others = [...known].filter(([other]) => other !== player).map(([, medians]) => medians);
  const byFigure = (value: (at: number) => unknown) =>
    Object.fromEntries(FIGURES.map((figure, at) => [figure, value(at)]));
  const isPlaced = mine !== undefined && others.length > 0;
  return {
    players: others.length,
    medians:
      others.length > 0
        ? byFigure((at) => expect.closeTo(median(others, (medians) => medians[at]) ?? Number.NaN, 5))
        : null,
    below: isPlaced
      ? byFigure((at) => others.filter((medians) => (medians[at] ?? 0) < (mine[at] ?? 0)).length)
      : null,
    equal: isPlaced ? byFigure((at) => others.filter((medians) => medians[at] === mine[at]).length) : null,
  };
}

export const readResults = (sql: Database) => sql<Result[]>`
  select run.id::text as run, score.character_id::text as player, player.career, score.level, run.tier,
         run.queue_type as queue, run.start_time as start, run.end_time - run.start_time as seconds,
         score.damage, score.healing_self::double precision + score.healing_others as healing,
         score.protection_self::double precision + score.protection_others as protection, score.kills, score.deaths,
         score.death_blows as "deathBlows", score.objective_score as "objectiveScore",
         score.damage_received as "damageTaken"
  from scenario_score score join scenario_record run on run.id = score.record_id
  join "character" player on player.id = score.character_id
  where run.start_time > 0 and run.end_time - run.start_time between 60 and 14400`;
