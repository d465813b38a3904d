import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { where } from '../engine/where.ts';
import { killColumns } from './kill-filter.ts';

/** A player or a guild by its id. */
export type FighterKey = { kind: 'character' | 'guild'; id: number };

/** The kills and deaths to sum up: of those of a fighter that a filter lets through, so many of the newest. */
export type FighterSumsQuery = FighterKey & {
  where: KillFilterInput | null;
  soloOnly: boolean;
  newest: number;
};

/** The subject of a sum: all that is counted, a day, or one side's player, the other side's, its guild, or a zone. */
export type SumKind = 'all' | 'day' | 'own' | 'foe' | 'guild' | 'zone';

/** A sum. */
export type SumRecord = {
  kind: SumKind;
  /** Id of the player, guild or zone; of a day, the epoch seconds of its first moment; of all, nothing. */
  id: number | null;
  kills: number;
  soloKills: number;
  deaths: number;
  /** Epoch seconds of the newest kill or death in it. */
  latest: number;
  /** The number of players of the own side, for a day; 0 for all else. */
  members: number;
};

/** The most days with active members. */
const DAYS = 7;

/**
 * Sums up the newest kills and deaths of a player, or of the members of a guild as it was at the time. Days are those of
 * which every kill and death is counted.
 */
export const fighterSums = (sql: Database, query: FighterSumsQuery) => sql<SumRecord[]>`
  /* fighterSums */
  with newest as materialized (${newest(sql, query, KILLS)} union all ${newest(sql, query, DEATHS)}),
  side as (
    select died, count(*) = ${query.newest}::integer as cut, min(time) as oldest from newest group by died
  ),
  whole as (
    -- The oldest day of a list that is cut may lack some of its kills.
    select coalesce(max((oldest / 86400 + 1) * 86400) filter (where cut), 0) as since from side
  )
  select case grouping(own, foe, foe_guild, zone_id)
           when 7 then 'own' when 11 then 'foe' when 13 then 'guild' when 14 then 'zone' else 'all'
         end as kind,
         coalesce(own, foe, foe_guild, zone_id)::integer as id,
         (count(*) filter (where not died))::integer as kills,
         (count(*) filter (where solo and not died))::integer as "soloKills",
         (count(*) filter (where died))::integer as deaths,
         coalesce(max(time), 0)::integer as latest,
         0 as members
  from newest
  group by grouping sets ((own), (foe), (foe_guild), (zone_id), ())
  union all
  (select 'day', (time / 86400 * 86400)::integer, 0, 0, 0, max(time)::integer, count(distinct own)::integer
   from newest, whole
   where time >= whole.since
   group by 2
   order by 2 desc
   limit ${DAYS})`;

/** The columns of a side of kills, and those of who stood against it. */
type Side = { died: boolean; own: 'killer' | 'victim'; foe: 'killer' | 'victim' };

const KILLS: Side = { died: false, own: 'killer', foe: 'victim' };
const DEATHS: Side = { died: true, own: 'victim', foe: 'killer' };

function newest(sql: Database, query: FighterSumsQuery, { died, own, foe }: Side): Fragment {
  const column = query.kind === 'guild' ? sql(`${own}_guild_id`) : sql(`${own}_id`);
  return sql`
    (select time, ${sql(`${own}_id`)} as own, ${sql(`${foe}_id`)} as foe, ${sql(`${foe}_guild_id`)} as foe_guild,
            zone_id, solo, ${died}::boolean as died
     from kill
     where ${column} = ${query.id}::integer
       and ${where(sql, query.where, killColumns(sql, sql`kill.time`, false))}
       and ${query.soloOnly ? sql`solo` : sql`true`}
     order by time desc, id desc
     limit ${query.newest})`;
}
