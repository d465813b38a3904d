import type { Realm } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import { skirmishFields, type SkirmishRecord } from '../skirmish/skirmish.ts';

/** Times in epoch seconds. */
export type BattleRecord = {
  id: string;
  startTime: number;
  endTime: number;
  zoneId: number | null;
  killsOrder: number;
  killsDestruction: number;
  playersOrder: number;
  playersDestruction: number;
};

export const battleFields = (sql: Database) => sql`
  battle.id, battle.start_time as "startTime", battle.end_time as "endTime", battle.zone_id as "zoneId",
  battle.kills_order as "killsOrder", battle.kills_destruction as "killsDestruction",
  battle.players_order as "playersOrder", battle.players_destruction as "playersDestruction"`;

/** The battles of skirmishes, by the ids of these. */
export const battlesOfSkirmishes = batchRead(
  'skirmishId',
  (sql, ids) => sql<(BattleRecord & { skirmishId: string })[]>`
    /* battlesOfSkirmishes */
    select part.skirmish_id as "skirmishId", ${battleFields(sql)}
    from battle_part part join battle on battle.id = part.battle_id
    where part.skirmish_id = any(${ids}::uuid[])`,
);

/** The skirmishes of many battles at once, the oldest first. */
export const skirmishesOfBattles = batchRead(
  'battleId',
  (sql, ids) => sql<(SkirmishRecord & { battleId: string })[]>`
    /* skirmishesOfBattles */
    select part.battle_id as "battleId", ${skirmishFields(sql)}
    from battle_part part join skirmish on skirmish.id = part.skirmish_id
    where part.battle_id = any(${ids}::uuid[])
    order by part.battle_id, part.start_time, part.skirmish_id`,
);

/** A guild in a battle, by its scoreboards. */
export type BattleGuildRecord = {
  battleId: string;
  guildId: number;
  realm: Realm;
  players: number;
  kills: number;
  deaths: number;
};

/** The guilds of many battles at once, the most players first. */
export const guildsOfBattles = batchRead(
  'battleId',
  (sql, ids) => sql<BattleGuildRecord[]>`
    /* guildsOfBattles */
    select battle_id as "battleId", guild_id as "guildId", realm, players, kills, deaths
    from battle_guild
    where battle_id = any(${ids}::uuid[])
    order by battle_id, players desc, kills desc, guild_id`,
);

const DAY_PART = 43_200;

/** A battle near another one in time and place. */
type NeighbourRecord = BattleRecord & { besideId: string };

/** The battles before many others at their places. */
export const battlesBefore = batchRead(
  'besideId',
  (sql, ids) => sql<NeighbourRecord[]>`
    /* battlesBefore */
    select own.id as "besideId", ${battleFields(sql)}
    from battle own cross join lateral (
      select * from battle other
      where battle_place(other.zone_id) = battle_place(own.zone_id)
        and (other.start_time, other.id) < (own.start_time, own.id)
        and other.start_time >= own.start_time::bigint - ${DAY_PART}
      order by other.start_time desc, other.id desc limit 1
    ) battle
    where own.id = any(${ids}::uuid[])`,
);

/** The battles after many others at their places. */
export const battlesAfter = batchRead(
  'besideId',
  (sql, ids) => sql<NeighbourRecord[]>`
    /* battlesAfter */
    select own.id as "besideId", ${battleFields(sql)}
    from battle own cross join lateral (
      select * from battle other
      where battle_place(other.zone_id) = battle_place(own.zone_id)
        and (other.start_time, other.id) > (own.start_time, own.id)
        and other.start_time <= own.end_time::bigint + ${DAY_PART}
      order by other.start_time, other.id limit 1
    ) battle
    where own.id = any(${ids}::uuid[])`,
);
