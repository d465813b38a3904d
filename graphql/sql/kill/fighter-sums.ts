import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { oncePerDatabase } from '../engine/connection/once-per-database.ts';
import { where } from '../engine/where/where.ts';
import { killColumns } from './kill-filter.ts';
import { partOfOthers } from './kill-query.ts';

/** A player or a guild by its id. */
export type FighterKey = { kind: 'character' | 'guild'; id: number };

/** The kills and deaths to sum up: of those of a fighter that a filter lets through, so many of the newest. */
export type FighterSumsQuery = FighterKey & {
  where: KillFilterInput | null;
  soloOnly: boolean;
  newest: number;
  /** The last epoch second that counts. */
  latest: number;
};

/** A ranking of sums: of all and of all in scenarios, which are one each; of players of either side, guilds or zones; of days. */
export type SumKind = 'all' | 'scenarios' | 'members' | 'killers' | 'victims' | 'guilds' | 'zones' | 'days';

/** The first sums of a ranking. */
export type Ranking = { kind: SumKind; most: number };

/** A sum. */
export type SumRecord = {
  kind: SumKind;
  /** Id of the player, guild or zone; of a day, the epoch seconds of its first moment; of all, and of all in scenarios, 0. */
  id: number;
  kills: number;
  soloKills: number;
  /** Kills that a member helped with; 0 for all but members. */
  assists: number;
  deaths: number;
  /** Epoch seconds of the newest kill or death in it. */
  latest: number;
  /** The number of players of the own side, for a day; 0 for all else. */
  members: number;
};

/**
 * Sums up the newest kills and deaths of a player, or of the members of a guild as it was at the time, in several
 * rankings: where there are more of one side, both are those since the same moment. Where sums tie, the one with the newest
 * kill or death stands first. Days are those of which every kill and death is counted, the newest first. Members count and
 * are active on a day by help in a kill too.
 */
export const fighterSums = (sql: Database, query: FighterSumsQuery, rankings: readonly Ranking[]) => sql<
  SumRecord[]
>`
  /* fighterSums */
  with part as materialized (
    ${newest(sql, query, KILLS)} union all ${newest(sql, query, DEATHS)} ${query.kind === 'guild' ? helped(sql, query) : sql``}
  ),
  side as (
    select count(*) = ${query.newest}::integer * case when helped then ${HELPERS}::integer else 1 end as cut, min(time) as oldest from part group by died, helped
  ),
  -- A list that is cut may lack some kills of its oldest second.
  known as (select coalesce(max(oldest) filter (where cut), -1) as after from side),
  newest as materialized (select * from part where time > (select after from known)),
  ranked as (
    ${rankings.map((ranking) => ranked(sql, ranking)).reduce((before, part) => sql`${before} union all ${part}`)}
  )
  select kind, id, kills, "soloKills", assists, deaths, latest, members from ranked order by kind, place`;

/** The columns of a side of kills, and those of who stood against it. */
type FighterSide = { died: boolean; own: 'killer' | 'victim'; foe: 'killer' | 'victim' };

const KILLS: FighterSide = { died: false, own: 'killer', foe: 'victim' };
const DEATHS: FighterSide = { died: true, own: 'victim', foe: 'killer' };

function newest(sql: Database, query: FighterSumsQuery, { died, own, foe }: FighterSide): Fragment {
  const column = query.kind === 'guild' ? sql(`${own}_guild_id`) : sql(`${own}_id`);
  return sql`
    (select time, ${sql(`${own}_id`)} as own, case when killer_id <> victim_id then ${sql(`${foe}_id`)} end as foe,
            case when killer_id <> victim_id then ${sql(`${foe}_guild_id`)} end as foe_guild, zone_id,
            is_in_scenario(scenario_id, instance_id) as in_scenario, solo, ${died}::boolean as died, false as helped
     from kill
     where ${column} = ${query.id}::integer and time <= ${query.latest}::bigint
       and ${where(sql, query.where, killColumns(sql, sql`kill.time`, false))}
       and ${died && !query.soloOnly ? sql`true` : sql`killer_id <> victim_id`}
       and ${query.soloOnly ? sql`solo` : sql`true`}
     order by time desc, id desc
     limit ${query.newest})`;
}

/** Parts of helpers that are read for every kill: they alone seldom cut what is known of kills and deaths. */
const HELPERS = 4;

/** Assists of a guild's members, without zone and victim, so that they count for members alone. */
function helped(sql: Database, { id, where: filter, soloOnly, newest, latest }: FighterSumsQuery): Fragment {
  const joined = soloOnly || Object.keys(filter ?? {}).length > 0;
  return sql`
    union all
    (select attacker.time, attacker.character_id, null, null, null, null, false, false, true
     from kill_attacker attacker ${joined ? sql`join kill on kill.id = attacker.kill_id` : sql``}
     where attacker.guild_id = ${id}::integer and attacker.position > 0 and ${partOfOthers(sql, sql`attacker`)}
       and attacker.time <= ${latest}::bigint
       and ${joined ? where(sql, filter, killColumns(sql, sql`attacker.time`, false)) : sql`true`}
       and ${soloOnly ? sql`solo` : sql`true`}
     order by attacker.time desc, attacker.kill_id desc
     limit ${HELPERS * newest})`;
}

/** The meaning of a ranking in SQL. */
type Rule = {
  /** The player, guild, zone or day that a sum is of. */
  subject: Fragment;
  /** The condition of the kills and deaths in it. */
  counted: Fragment;
  /** The condition of its sums. */
  listed: Fragment;
  order: Fragment;
  members: Fragment;
};

const rules = oncePerDatabase((sql): Readonly<Record<SumKind, Rule>> => {
  const mostTogether = { listed: sql`true`, order: sql`kills + deaths desc`, members: sql`0` };
  const together = { ...mostTogether, subject: sql`0` };
  const players = { counted: sql`true`, members: sql`0` };
  return {
    all: { ...together, counted: sql`true` },
    scenarios: { ...together, counted: sql`in_scenario` },
    members: {
      ...players,
      subject: sql`own`,
      listed: sql`true`,
      order: sql`kills desc, assists desc, deaths`,
    },
    killers: {
      ...players,
      subject: sql`foe`,
      counted: sql`foe is not null`,
      listed: sql`deaths > 0`,
      order: sql`deaths desc`,
    },
    victims: { ...players, subject: sql`foe`, listed: sql`kills > 0`, order: sql`kills desc` },
    guilds: { ...mostTogether, subject: sql`foe_guild`, counted: sql`foe_guild is not null` },
    zones: { ...mostTogether, subject: sql`zone_id`, counted: sql`not in_scenario` },
    days: {
      subject: sql`time / 86400 * 86400`,
      // The days of wrong clocks are none that anybody was active on.
      counted: sql`time >= greatest((select (after / 86400 + 1) * 86400 from known), (select first_believed_day()) * 86400)`,
      listed: sql`true`,
      order: sql`id desc`,
      members: sql`count(distinct own)`,
    },
  };
});

function ranked(sql: Database, { kind, most }: Ranking): Fragment {
  const { subject, counted, listed, order, members } = rules(sql)[kind];
  return sql`
    (select ${kind}::text as kind, sums.*, row_number() over (order by ${order}, latest desc, id) as place
     from (
       select (${subject})::integer as id,
              (count(*) filter (where not died and not helped))::integer as kills,
              (count(*) filter (where solo and not died))::integer as "soloKills",
              (count(*) filter (where helped))::integer as assists,
              (count(*) filter (where died))::integer as deaths,
              max(time)::integer as latest,
              (${members})::integer as members
       from newest
       where ${counted}
       group by 1
     ) sums
     where ${listed}
     order by place
     limit ${most})`;
}
