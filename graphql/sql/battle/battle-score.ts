import type { Career, Realm } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { healing, protection, type ScoreRecord } from '../scoreboard/score.ts';

/** The part of a player in a battle. Times in epoch seconds. */
export type BattleScoreRecord = ScoreRecord & {
  battleId: string;
  realm: Realm;
  from: number;
  to: number;
  kills: number;
  killsSolo: number;
  deathBlows: number;
};

/** The scoreboards of many battles at once, the most damage first. */
export const scoresOfBattles = batchRead('battleId', (sql, ids) => battleScores(sql, ids, sql`true`));

/** The part of one player in each of many battles. */
export const partsOfCharacter = (sql: Database, ids: readonly string[], characterId: number) =>
  battleScores(sql, arrayLiteral(ids), sql`score.character_id = ${characterId}::bigint`);

/** Sums beyond an integer come as numbers of double precision, which hold them exactly. */
const battleScores = (sql: Database, ids: string, condition: Fragment) => sql<BattleScoreRecord[]>`
  /* battleScores */
  select "battleId", "characterId", nullif(last[3], 0)::integer as "guildId",
         case last[2] when 1 then 'DESTRUCTION' else 'ORDER' end as realm,
         last[4]::integer as level, last[5]::integer as "renownRank", ${sql.unsafe(NAMES)}
  from (
    select part.battle_id as "battleId", score.character_id as "characterId",
           max(array[part.start_time, (score.realm = 'DESTRUCTION')::integer, coalesce(score.guild_id, 0), score.level,
                     score.renown_rank]::bigint[]) as last,
           min(part.start_time) as "from",
           max(known_end(skirmish.start_time, skirmish.end_time)) as "to",
           sum(score.kills)::double precision as kills, sum(score.kills_solo)::double precision as "killsSolo",
           sum(score.deaths)::double precision as deaths, sum(score.death_blows)::double precision as "deathBlows",
           sum(score.damage)::double precision as damage, sum(score.kill_damage)::double precision as "killDamage",
           sum(score.damage_received)::double precision as "damageReceived",
           sum(${healing(sql)}) as healing, sum(score.healing_self)::double precision as "healingSelf",
           sum(score.healing_others)::double precision as "healingOthers",
           sum(score.healing_received)::double precision as "healingReceived",
           sum(${protection(sql)}) as protection, sum(score.protection_self)::double precision as "protectionSelf",
           sum(score.protection_others)::double precision as "protectionOthers",
           sum(score.protection_received)::double precision as "protectionReceived",
           sum(score.resurrections_done)::double precision as "resurrectionsDone"
    from battle_part part
    join skirmish on skirmish.id = part.skirmish_id
    join (
      select * from skirmish_score
      where skirmish_id = any(array(select skirmish_id from battle_part where battle_id = any(${ids}::uuid[])))
      union all
      select * from bare_boards(array(select skirmish_id from battle_part where battle_id = any(${ids}::uuid[])))
    ) score on score.skirmish_id = part.skirmish_id
    where ${condition}
    group by 1, 2
  ) score
  order by "battleId", damage desc, "characterId"`;

const NAMES = `"from", "to", kills, "killsSolo", deaths, "deathBlows", damage, "killDamage", "damageReceived", healing,
  "healingSelf", "healingOthers", "healingReceived", protection, "protectionSelf", "protectionOthers",
  "protectionReceived", "resurrectionsDone"`;

/** A kill in a battle; `time` in epoch seconds. */
export type BattleLossRecord = {
  battleId: string;
  id: string;
  time: number;
  zoneId: number;
  x: number;
  y: number;
  victimId: number;
  victimCareer: Career;
  victimRealm: Realm;
  victimGuildId: number | null;
  killerId: number;
  killerCareer: Career;
  killerGuildId: number | null;
  attackers: number;
};

/** The kills of many battles at once, the oldest first. */
export const lossesOfBattles = batchRead(
  'battleId',
  (sql, ids) => sql<BattleLossRecord[]>`
    /* lossesOfBattles */
    select part.battle_id as "battleId", kill.id::text as id, kill.time, kill.zone_id as "zoneId",
           least(greatest(kill.x, 0), 65535) as x, least(greatest(kill.y, 0), 65535) as y,
           kill.victim_id as "victimId", kill.victim_career as "victimCareer",
           case when is_of_destruction(kill.victim_career) then 'DESTRUCTION' else 'ORDER' end as "victimRealm",
           kill.victim_guild_id as "victimGuildId", kill.killer_id as "killerId",
           kill.killer_career as "killerCareer", kill.killer_guild_id as "killerGuildId",
           kill.assists + 1 as attackers
    from battle_part part join kill on kill.skirmish_id = part.skirmish_id and kill.killer_id <> kill.victim_id
      and not is_in_scenario(kill.scenario_id, kill.instance_id)
    where part.battle_id = any(${ids}::uuid[])
    order by part.battle_id, kill.time, kill.id`,
);
