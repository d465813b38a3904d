import type { SkirmishFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf, where, type Columns } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { recordList, type RecordList, integerKey } from '../engine/record-list.ts';
import { skirmishFields, type SkirmishRecord } from './skirmish.ts';
import { integerColumn, uuidColumn, type Comparison } from '../engine/where/where-scalar.ts';

/** A query for skirmishes; null narrows nothing. */
export type SkirmishQuery = {
  characterId: number | null;
  guildId: number | null;
  where: SkirmishFilterInput | null;
  /** The last epoch second that is listed. */
  latest: number;
};

/** The tables to read skirmishes from: `time` and `id` are the columns whose index gives the order. */
type SkirmishSource = { tables: Fragment; time: Fragment; id: Fragment; conditions: Fragment[] };

/** A page of skirmishes, newest first, then by highest id. */
export function skirmishList(sql: Database, query: SkirmishQuery): RecordList<SkirmishRecord> {
  const { tables, time, id, conditions } = sourceOf(sql, query);
  return recordList(sql, {
    name: 'skirmishes',
    keys: [
      { ...integerKey(time), property: 'startTime', descending: true },
      { column: id, cast: 'uuid', property: 'id', descending: true },
    ],
    fields: skirmishFields(sql),
    tables,
    condition: allOf(sql, [
      ...conditions,
      sql`${time} <= ${query.latest}::bigint`,
      where(sql, query.where, skirmishColumns(sql, time)),
    ]),
  });
}

function sourceOf(sql: Database, { characterId, guildId }: SkirmishQuery): SkirmishSource {
  if (characterId !== null) return fightsOfCharacter(sql, characterId, guildId);
  if (guildId !== null) return fightsOfGuild(sql, guildId);
  return {
    tables: sql`skirmish`,
    time: sql`skirmish.start_time`,
    id: sql`skirmish.id`,
    conditions: [],
  };
}

const fightsOfGuild = (sql: Database, guildId: number): SkirmishSource => ({
  tables: sql`skirmish_guild party join skirmish on skirmish.id = party.skirmish_id`,
  time: sql`party.start_time`,
  id: sql`party.skirmish_id`,
  conditions: [sql`party.guild_id = ${guildId}::bigint`],
});

/** With a guild too, both have to be in the fight. */
const fightsOfCharacter = (sql: Database, characterId: number, guildId: number | null): SkirmishSource => ({
  tables: sql`skirmish_score score join skirmish on skirmish.id = score.skirmish_id`,
  time: sql`score.start_time`,
  id: sql`score.skirmish_id`,
  conditions: [
    sql`score.character_id = ${characterId}::bigint`,
    guildId === null
      ? sql`true`
      : sql`exists (select from skirmish_guild party
                    where party.skirmish_id = score.skirmish_id and party.guild_id = ${guildId}::bigint)`,
  ],
});

const OPEN_WORLD = 0;

/** Numbers of players whose fights have an index of their own (schema/skirmishes and schema/battles), the most first. */
const LARGE_FIGHTS = [100, 48];

/**
 * Maps the fields of a filter to the columns of a skirmish; `time` may be read from another table than the skirmishes'.
 */
function skirmishColumns(sql: Database, time: Fragment): Columns<SkirmishFilterInput> {
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
