import type { Database } from './database.ts';
import { SCOREBOARD_ROLLUPS } from '../scoreboard/scoreboard-rollups.ts';
import { SEARCH_ROLLUPS } from '../search/search-rollups.ts';
import { inSession, type Session } from './session.ts';

/** Epoch seconds as a UTC time, whatever zone the session is in. */
const UTC_TIME = `to_timestamp(time) at time zone 'UTC'`;

/**
 * ISO week-year and ISO week, so that the days around New Year fall in the week they belong to
 * (rules.md: Leaderboards).
 */
const WEEK = { year: 'isoyear', unit: 'week' } as const;
const MONTH = { year: 'year', unit: 'month' } as const;

/** Columns of a kill: whose it is and whose death. */
const PLAYERS = { killer: 'killer_id', victim: 'victim_id' } as const;
const GUILDS = { killer: 'killer_guild_id', victim: 'victim_guild_id' } as const;

const ROLLUPS = [
  leaderboard('leaderboard_week', 'character_id', PLAYERS, WEEK),
  leaderboard('leaderboard_month', 'character_id', PLAYERS, MONTH),
  leaderboard('guild_leaderboard_week', 'guild_id', GUILDS, WEEK),
  leaderboard('guild_leaderboard_month', 'guild_id', GUILDS, MONTH),
  `delete from kill_day`,
  `insert into kill_day (day, kills, solo_kills)
   select time / 86400, count(*), count(*) filter (where solo) from kill group by 1`,
  `delete from kill_day_career`,
  `insert into kill_day_career (day, killer_career, kills, solo_kills)
   select time / 86400, killer_career, count(*), count(*) filter (where solo) from kill group by 1, 2`,
  `delete from character_day`,
  `insert into character_day (day, character_id, level)
   select time / 86400, character_id, level from kill_attacker
   union
   select time / 86400, victim_id, victim_level from kill`,
  SCOREBOARD_ROLLUPS,
  SEARCH_ROLLUPS,
].flat();

/**
 * Counts the kills again into the leaderboards, the kill days and the heat of the zones, and the scoreboards into
 * their lists; writes the names that a search reads. A kill counts for the first attacker, and for the guild that
 * character was in at that moment. In one transaction, so that readers never see half of it.
 */
export const fillRollups = (sql: Database): Promise<void> => inSession(sql, writeRollups);

/** The statements alone, for a caller that is in a transaction already. */
export async function writeRollups(session: Session): Promise<void> {
  for (const statement of ROLLUPS) await session.run(statement);
}

/**
 * Fills a leaderboard of a period. Players or guilds without a kill in the period have no place in it, however often
 * they fell.
 */
function leaderboard(
  table: string,
  owner: string,
  { killer, victim }: typeof PLAYERS | typeof GUILDS,
  period: typeof WEEK | typeof MONTH,
): readonly string[] {
  const year = `extract(${period.year} from ${UTC_TIME})::smallint`;
  const unit = `extract(${period.unit} from ${UTC_TIME})::smallint`;
  return [
    `delete from ${table}`,
    `insert into ${table} (year, ${period.unit}, ${owner}, kills, deaths)
     select year, ${period.unit}, ${owner}, kills, coalesce(deaths, 0)
     from (
       select ${year} as year, ${unit} as ${period.unit}, ${killer} as ${owner}, count(*)::integer as kills
       from kill where ${killer} is not null group by 1, 2, 3
     ) killing
     left join (
       select ${year} as year, ${unit} as ${period.unit}, ${victim} as ${owner}, count(*)::integer as deaths
       from kill where ${victim} is not null group by 1, 2, 3
     ) falling using (year, ${period.unit}, ${owner})`,
  ];
}
