import type { BattleFilterInput, BattleSortInput } from '#graphql/generated/resolvers.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { recordList, type RecordList, integerKey, sortKeys } from '../engine/record-list.ts';
import { allOf, where, type Columns } from '../engine/where/where.ts';
import { integerColumn } from '../engine/where/where-scalar.ts';
import { isLarge } from '../skirmish/skirmish-page.ts';
import { battleFields, type BattleRecord } from './battle.ts';

/** A query for battles; null narrows nothing. */
export type BattleQuery = {
  characterId: number | null;
  guildId: number | null;
  where: BattleFilterInput | null;
  /** The last epoch second that is listed. */
  latest: number;
};

/** The tables to read battles from: `time` and `id` are the columns whose index gives the order. */
type BattleSource = {
  tables: Fragment;
  time: Fragment;
  id: Fragment;
  startTime: Fragment;
  conditions: Fragment[];
};

type ListedBattle = BattleRecord & {
  listTime: number;
  listId: string;
  listKills: number;
  listPlayers: number;
};

/** A page of battles in the order asked for; where they tie and without one newest first, then by highest id. */
export function battleList(
  sql: Database,
  query: BattleQuery,
  order: readonly BattleSortInput[] | null | undefined,
): RecordList<ListedBattle> {
  const { tables, time, id, condition } = battleSource(sql, query);
  const columns = {
    numberOfKills: { ...integerKey(sql`battle.kills`), property: 'listKills' },
    numberOfPlayers: { ...integerKey(sql`battle.players`), property: 'listPlayers' },
  };
  return recordList(sql, {
    name: 'battles',
    keys: [
      // The last of them is the id, which follows here behind the time.
      ...sortKeys(order, columns, { column: id, cast: 'uuid' }).slice(0, -1),
      { ...integerKey(time), property: 'listTime', descending: true },
      { column: id, cast: 'uuid', property: 'listId', descending: true },
    ],
    fields: sql`${battleFields(sql)}, ${time} as "listTime", ${id} as "listId",
                battle.kills as "listKills", battle.players as "listPlayers"`,
    tables,
    condition,
  });
}

/** The tables, the order and the condition of the battles that a query asks for. */
export function battleSource(sql: Database, query: BattleQuery): BattleSource & { condition: Fragment } {
  const source = sourceOf(sql, query);
  const columns = battleColumns(sql, source.startTime, query.guildId);
  return {
    ...source,
    condition: allOf(sql, [
      ...source.conditions,
      sql`${source.startTime} <= ${query.latest}::bigint`,
      where(sql, query.where, columns),
    ]),
  };
}

function battleColumns(
  sql: Database,
  startTime: Fragment,
  guildId: number | null,
): Columns<BattleFilterInput> {
  const number = (column: Fragment, nullable = false) => integerColumn(sql, column, { nullable });
  const players = number(sql`battle.players`);
  return {
    zoneId: number(sql`battle.zone_id`, true),
    startTime: number(startTime),
    endTime: number(sql`battle.end_time`),
    numberOfKills: number(sql`battle.kills`),
    numberOfPlayers: (operation) => allOf(sql, [players(operation), isLarge(sql, 'battle', operation.gte)]),
    outnumbered: (is) => (is ? sql`battle.outnumbered` : sql`not battle.outnumbered`),
    guildPlayers: (least) =>
      guildId === null
        ? sql`true`
        : sql`exists (select from battle_guild where battle_id = battle.id and guild_id = ${guildId}::bigint
                        and battle_guild.players >= ${least}::bigint)`,
  };
}

function sourceOf(sql: Database, { characterId, guildId }: BattleQuery): BattleSource {
  if (characterId !== null) return battlesOfCharacter(sql, characterId, guildId);
  const startTime = sql`battle.start_time`;
  if (guildId === null)
    return { tables: sql`battle`, time: startTime, id: sql`battle.id`, startTime, conditions: [] };
  return {
    tables: sql`battle_guild party join battle on battle.id = party.battle_id`,
    time: sql`party.start_time`,
    id: sql`party.battle_id`,
    startTime: sql`party.start_time`,
    conditions: [sql`party.guild_id = ${guildId}::bigint`],
  };
}

/**
 * Battles by the first skirmish that the player had a part in. With a guild too, both have to be in the battle. A
 * skirmish without a scoreboard is in no list of a player.
 */
const battlesOfCharacter = (sql: Database, characterId: number, guildId: number | null): BattleSource => ({
  tables: sql`skirmish_score score join battle_part part on part.skirmish_id = score.skirmish_id
              join battle on battle.id = part.battle_id`,
  time: sql`score.start_time`,
  id: sql`score.skirmish_id`,
  startTime: sql`battle.start_time`,
  conditions: [
    sql`score.character_id = ${characterId}::bigint`,
    sql`(battle.skirmishes = 1 or not exists (
          select from battle_part earlier
          join skirmish_score own on own.skirmish_id = earlier.skirmish_id and own.character_id = score.character_id
          where earlier.battle_id = part.battle_id
            and (earlier.start_time, earlier.skirmish_id) < (part.start_time, part.skirmish_id)))`,
    guildId === null
      ? sql`true`
      : sql`exists (select from battle_guild party
                    where party.battle_id = battle.id and party.guild_id = ${guildId}::bigint)`,
  ],
});
