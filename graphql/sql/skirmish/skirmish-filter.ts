import type { SkirmishFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf } from '../engine/where/condition.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { integerColumn, uuidColumn, type Comparison } from '../engine/where/where-scalar.ts';
import type { Columns } from '../engine/where/where.ts';

const OPEN_WORLD = 0;

/** Numbers of players whose fights have an index of their own (migrations 0011 and 0049), the most first. */
const LARGE_FIGHTS = [100, 48];

/**
 * Maps the fields of a filter to the columns of a skirmish; `time` may be read from another table than the skirmishes'.
 */
export function skirmishColumns(sql: Database, time: Fragment): Columns<SkirmishFilterInput> {
  const number = (column: Fragment, nullable = false) => integerColumn(sql, column, { nullable });
  const scenario = number(sql`coalesce(skirmish.scenario_id, ${OPEN_WORLD})`);
  return {
    instanceId: uuidColumn(sql, sql`skirmish.instance_id`, { nullable: true }),
    scenarioId: (operation) => scenario(withoutNull(operation)),
    primaryZoneId: number(sql`skirmish.primary_zone_id`, true),
    primaryAreaId: number(sql`skirmish.primary_area_id`, true),
    startTime: number(time),
    endTime: number(sql`skirmish.end_time`),
    numberOfKills: number(sql`skirmish.kills`),
    numberOfKillsOrder: number(sql`skirmish.kills_order`),
    numberOfKillsDestruction: number(sql`skirmish.kills_destruction`),
    numberOfPlayers: (operation) =>
      allOf(sql, [number(sql`skirmish.players`)(operation), isLarge(sql, 'skirmish', operation.gte)]),
    numberOfPlayersOrder: number(sql`skirmish.players_order`),
    numberOfPlayersDestruction: number(sql`skirmish.players_destruction`),
  };
}

/**
 * The condition that a least number of players implies, in the exact words of a partial index, which a parameter would
 * hide.
 */
export function isLarge(
  sql: Database,
  table: 'skirmish' | 'battle',
  least: number | null | undefined,
): Fragment {
  const size = LARGE_FIGHTS.find((players) => players <= (least ?? 0));
  return size === undefined ? sql`true` : sql.unsafe(`${table}.players >= ${size}`);
}

/**
 * Clients ask for the open world as the scenario 0 (rules.md: Skirmish filter); null, which means the same, becomes
 * it.
 */
function withoutNull(operation: Comparison<number>): Comparison<number> {
  const { eq, neq, in: among, nin } = operation;
  const known = (values: typeof among) => values?.map((value) => value ?? OPEN_WORLD);
  return {
    ...operation,
    ...(eq === null && { eq: OPEN_WORLD }),
    ...(neq === null && { neq: OPEN_WORLD }),
    ...(among && { in: known(among) }),
    ...(nin && { nin: known(nin) }),
  };
}
