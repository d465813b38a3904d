import type { Realm } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { PREMADE_MEMBERS, healing } from '../scoreboard/score.ts';
import { topOfWeek } from '../skirmish/skirmish.ts';
import { battleSource, type BattleQuery } from './battle-page.ts';
import { battleFields, type BattleRecord } from './battle.ts';

const DAY_SECONDS = 86_400;

export const topBattles = (sql: Database, latest: number) =>
  topOfWeek<BattleRecord>(sql, 'battle', battleFields(sql), latest);

/** Sums over battles. Times in epoch seconds. */
export type BattleSumsRecord = {
  battles: number;
  kills: number;
  killsOrder: number;
  killsDestruction: number;
  wonByOrder: number;
  wonByDestruction: number;
  drawn: number;
  outnumbered: number;
  from: number | null;
  to: number | null;
};

/** Sums up the battles of a list; those of all days, and of a guild or its parties on all days, are kept. */
export async function battleSums(sql: Database, query: BattleQuery): Promise<BattleSumsRecord> {
  const { characterId, guildId, where, latest } = query;
  const ofBelieved = sql`battle.start_time between (select first_believed_day()) * ${DAY_SECONDS} and ${latest}::bigint`;
  const { guildPlayers, ...others } = where ?? {};
  const isParty = guildPlayers === PREMADE_MEMBERS;
  const isKept =
    characterId === null &&
    Object.keys(others).length === 0 &&
    (guildPlayers == null || (isParty && guildId !== null));
  const rows = !isKept
    ? sumsOf(sql, query)
    : guildId === null
      ? keptSums(
          sql,
          sql`battle_day where day <= ${Math.floor(latest / DAY_SECONDS)}::integer`,
          sql`(select start_time, end_time from battle where ${ofBelieved}) battle`,
        )
      : keptSums(
          sql,
          sql`battle_guild_day where guild_id = ${guildId}::bigint ${isParty ? sql`and is_party` : sql``}
              and day <= ${Math.floor(latest / DAY_SECONDS)}::integer`,
          sql`(select battle.start_time, end_time from battle_guild party join battle on battle.id = battle_id
               where ${ofBelieved} and guild_id = ${guildId}::bigint ${isParty ? sql`and party.players >= ${PREMADE_MEMBERS}` : sql``}) battle`,
        );
  const [sums = NO_SUMS] = await rows;
  return sums;
}

const NO_SUMS: BattleSumsRecord = {
  battles: 0,
  kills: 0,
  killsOrder: 0,
  killsDestruction: 0,
  wonByOrder: 0,
  wonByDestruction: 0,
  drawn: 0,
  outnumbered: 0,
  from: null,
  to: null,
};

/** Sums up the battles of a list; those of a player by the battles, whose order is of no use here. */
function sumsOf(sql: Database, { characterId, ...query }: BattleQuery) {
  const { tables, condition } = battleSource(sql, { ...query, characterId: null });
  const hasPlayer =
    characterId === null
      ? sql`true`
      : sql`battle.id in (select battle_id from skirmish_score join battle_part using (skirmish_id)
                          where character_id = ${characterId}::bigint)`;
  return sql<BattleSumsRecord[]>`
    /* battleSums */
    select count(*)::integer as battles, ${most(sql, 'battle.kills')} as kills,
           ${most(sql, 'battle.kills_order')} as "killsOrder",
           ${most(sql, 'battle.kills_destruction')} as "killsDestruction",
           (count(*) filter (where battle.kills_order > battle.kills_destruction))::integer as "wonByOrder",
           (count(*) filter (where battle.kills_order < battle.kills_destruction))::integer as "wonByDestruction",
           (count(*) filter (where battle.kills_order = battle.kills_destruction))::integer as drawn,
           (count(*) filter (where battle.outnumbered))::integer as outnumbered,
           min(battle.start_time) as "from", max(battle.end_time) as "to"
    from ${tables}
    where ${condition} and ${hasPlayer}`;
}

/**
 * Sums that are kept by day.
 * @param days the sums
 * @param battles the battles that they are of; of those of the last day one ends last
 */
const keptSums = (sql: Database, days: Fragment, battles: Fragment) => sql<BattleSumsRecord[]>`
  /* battleSumsKept */
  select ${most(sql, 'battles')} as battles, ${most(sql, 'kills_order + kills_destruction')} as kills,
         ${most(sql, 'kills_order')} as "killsOrder", ${most(sql, 'kills_destruction')} as "killsDestruction",
         ${most(sql, 'won_by_order')} as "wonByOrder", ${most(sql, 'won_by_destruction')} as "wonByDestruction",
         ${most(sql, 'battles - won_by_order - won_by_destruction')} as drawn,
         ${most(sql, 'outnumbered')} as outnumbered,
         (select min(start_time) from ${battles}) as "from",
         (select max(end_time) from ${battles} where start_time >= (max(day) - 1) * ${DAY_SECONDS}) as "to"
  from ${days}`;

/** A sum, or the greatest number that the contract's type holds. */
const most = (sql: Database, figure: string) =>
  sql.unsafe(`least(coalesce(sum(${figure}::bigint), 0), 2147483647)::integer`);

/** Sums of squares and products of x = ln(players by players) and y = ln(kills by kills). */
export type BattleFitRecord = { battles: number; xx: number; xy: number; yy: number };

/** Sums up battles of the days until that of the last second that is believed. */
export const battleFit = (sql: Database, latest: number) => sql<BattleFitRecord[]>`
  /* battleFit */
  select coalesce(sum(fitted), 0)::integer as battles, coalesce(sum(xx) / 1e6, 0)::double precision as xx,
         coalesce(sum(xy) / 1e6, 0)::double precision as xy, coalesce(sum(yy) / 1e6, 0)::double precision as yy
  from battle_day where day <= ${Math.floor(latest / DAY_SECONDS)}`;

/** A member of a guild in a battle. */
export type BattleMemberRecord = {
  characterId: number;
  kills: number;
  deaths: number;
  assists: number;
  healing: number;
};

/** A battle with the members of a guild. */
export type BattleAttendanceRecord = { battle: BattleRecord; realm: Realm; members: BattleMemberRecord[] };

const MOST_EVENINGS = 300;

/** Battles with a party of a guild at least, the newest first. Times in epoch seconds. */
export async function guildAttendance(sql: Database, guildId: number, from: number, to: number) {
  const battles = await sql<(BattleRecord & { realm: Realm })[]>`
    /* battlesOfAttendance */
    select ${battleFields(sql)}, party.realm
    from battle_guild party join battle on battle.id = party.battle_id
    where party.guild_id = ${guildId}::bigint and party.players >= ${PREMADE_MEMBERS}
      and party.start_time >= ${from}::bigint and party.start_time < ${to}::bigint
    order by party.start_time desc, party.battle_id desc
    limit ${MOST_EVENINGS}`;
  const attendances = battles.map(({ realm, ...battle }) => ({
    battle,
    realm,
    members: [] as BattleMemberRecord[],
  }));
  const byId = new Map(attendances.map((attendance) => [attendance.battle.id, attendance]));
  for (const member of await membersOf(sql, [...byId.keys()], guildId))
    byId.get(member.battleId)?.members.push(member);
  return attendances;
}

/** Members are those who were in the guild in their last part, as in the sums of the battle. */
const membersOf = (sql: Database, ids: readonly string[], guildId: number) => sql<
  (BattleMemberRecord & { battleId: string })[]
>`
  /* membersOfAttendance */
  with part as materialized (
    select battle_id, skirmish_id, start_time from battle_part where battle_id = any(${arrayLiteral(ids)}::uuid[])
  ), member as materialized (
    select battle_id, character_id, sum(score.kills)::integer as kills, sum(score.deaths)::integer as deaths,
           sum(${healing(sql)}) as healing
    from part
    join (
      select * from skirmish_score where skirmish_id = any(array(select skirmish_id from part))
      union all
      select * from bare_boards(array(select skirmish_id from part))
    ) score using (skirmish_id)
    group by 1, 2
    having (max(array[part.start_time, (realm = 'DESTRUCTION')::integer, coalesce(guild_id, 0)]::bigint[]))[3] = ${guildId}::bigint
  ), helped as (
    select battle_id, character_id, count(distinct kill_id)::integer as assists
    from part
    join kill on kill.skirmish_id = part.skirmish_id
    join kill_attacker attacker on attacker.kill_id = kill.id and attacker.character_id <> kill.killer_id
      and kill.killer_id <> kill.victim_id and attacker.character_id <> kill.victim_id
    where attacker.guild_id = ${guildId}::bigint
    group by 1, 2
  )
  select battle_id as "battleId", character_id as "characterId", kills, deaths, healing,
         coalesce(assists, 0) as assists
  from member left join helped using (battle_id, character_id)
  order by battle_id, character_id`;
