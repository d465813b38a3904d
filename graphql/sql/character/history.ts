import type {
  CharacterHistory,
  GuildMonth,
  GuildMove,
  GuildSpell,
  HistoryStep,
} from '#graphql/generated/resolvers.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { recordList, integerKey } from '../engine/record-list.ts';

export type GuildSpellRecord = Omit<GuildSpell, 'guild'> & { guildId: number | null };

export type CharacterHistoryRecord = Pick<CharacterHistory, 'days' | 'from' | 'to'> & {
  steps: readonly HistoryStep[];
  spells: readonly GuildSpellRecord[];
};

const DAY_SECONDS = 86_400;
const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);

/** Reads the days of a character with a fight. @param latest the last epoch second that is believed */
export async function characterHistory(
  sql: Database,
  characterId: number | null,
  latest: number,
): Promise<CharacterHistoryRecord> {
  const [[days], steps, spells] = await Promise.all([
    daysOf(sql, characterId, dayOf(latest)),
    stepsOf(sql, characterId, dayOf(latest)),
    spellsOf(sql, characterId, dayOf(latest)),
  ]);
  return { ...days, steps, spells };
}

const daysOf = (sql: Database, characterId: number | null, today: number) => sql<
  [Pick<CharacterHistory, 'days' | 'from' | 'to'>]
>`
  /* historyDays */
  select count(distinct day)::integer as days, day_text(min(day)) as "from", day_text(max(day)) as "to"
  from character_stay
  where character_id = ${characterId}::bigint and ${believedDays(sql, today)}`;

/** Lists the days that raised the highest level or renown rank so far, the first one first. */
const stepsOf = (sql: Database, characterId: number | null, today: number) => sql<HistoryStep[]>`
  /* historySteps */
  select day_text(day) as day, nullif(level, 0) as level, nullif(renown_rank, 0) as "renownRank"
  from (
    select *, lag(level) over days as level_before, lag(renown_rank) over days as rank_before
    from (
      select distinct on (day) day, max(level) over so_far as level, max(renown_rank) over so_far as renown_rank
      from character_stay
      where character_id = ${characterId}::bigint and ${believedDays(sql, today)}
      window so_far as (order by day)
    ) reached
    window days as (order by day)
  ) step
  where (level, renown_rank) <> (coalesce(level_before, 0), coalesce(rank_before, 0))
  order by step.day`;

/** Lists the spells, newest first, each as far as its days are believed. */
const spellsOf = (sql: Database, characterId: number | null, today: number) => sql<GuildSpellRecord[]>`
  /* historySpells */
  select nullif(guild_id, 0) as "guildId", day_text(known.since) as "from", day_text(known.until) as "to", known.days,
         case when day_before >= ${firstDay(sql)} then day_text(day_before) end as after,
         case when day_after <= ${today}::integer then day_text(day_after) end as before
  from guild_spell spell
  cross join lateral (
    select min(day) as since, max(day) as until, count(distinct day)::integer as days
    from character_stay stay
    where stay.character_id = ${characterId}::bigint and stay.guild_id = spell.guild_id
      and day between greatest(first_day, ${firstDay(sql)}) and least(last_day, ${today}::integer)
  ) known
  where character_id = ${characterId}::bigint and known.since is not null
  order by known.since desc, place desc`;

const believedDays = (sql: Database, today: number): Fragment =>
  sql`day between ${firstDay(sql)} and ${today}::integer`;

/** The first day of which anything is believed, found once in a statement. */
const firstDay = (sql: Database): Fragment => sql`(select first_believed_day())`;

/**
 * Lists the months from the first to the last with a fight for a guild or a move, the oldest first. How many fought in
 * the month before is null where the record does not hold all of that.
 * @param latest the last epoch second that is believed
 */
export const guildHistory = (sql: Database, guildId: number | null, latest: number) => sql<GuildMonth[]>`
  /* guildHistory */
  with recursive moves as materialized (
    select month_start("moveDay") as month,
           (count(*) filter (where arrived and "otherDay" is null))::integer as first_seen,
           (count(*) filter (where arrived and "otherDay" is not null))::integer as joined,
           (count(*) filter (where not arrived))::integer as gone
    from guild_move
    where guild_id = ${guildId}::bigint
      and "moveDay" between ${firstDay(sql)} and ${dayOf(latest)}::integer
    group by 1
  ), months (month, last) as (
    select min(month), max(month)
    from (
      select month from guild_month
      where guild_id = ${guildId}::bigint
        and month between month_start(first_believed_day()) and ${dayOf(latest)}::integer
      union all
      select month from moves
    ) known having count(*) > 0
    union all
    select month_start(month + 31), last from months where month < last
  ), counted as (
    select months.month, coalesce(fighters, 0) as characters, lag(months.month) over by_month as month_before,
           lag(coalesce(fighters, 0)) over by_month as characters_before, first_seen, joined, gone
    from months
    left join guild_month present on present.guild_id = ${guildId}::bigint and present.month = months.month
    left join moves on moves.month = months.month
    window by_month as (order by months.month)
  )
  select left(day_text(month), 7) as period, characters,
         case when month_before * 86400::bigint < (select known_since()) then null else characters_before end as before,
         coalesce(first_seen, 0) as "firstSeen", coalesce(joined, 0) as joined, coalesce(gone, 0) as "left"
  from counted order by month`;

export type GuildMoveRecord = Pick<GuildMove, 'arrived' | 'day' | 'otherDay'> &
  Record<'characterId' | 'moveDay' | 'place', number> & { otherGuildId: number | null };

/** Arrivals at a guild and departures from it, newest first. */
export const guildMoves = (sql: Database, guildId: number | null, latest: number) =>
  recordList<GuildMoveRecord>(sql, {
    name: 'guildMoves',
    keys: [
      { ...integerKey(sql`"moveDay"`), property: 'moveDay', descending: true },
      { ...integerKey(sql`place`), property: 'place', descending: true },
      { ...integerKey(sql`"characterId"`), property: 'characterId', descending: true },
    ],
    fields: sql`guild_move.*`,
    tables: sql`guild_move`,
    condition: sql`guild_id = ${guildId}::bigint
      and "moveDay" between (select first_believed_day()) and ${dayOf(latest)}::integer`,
  });
