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

const ROLLUPS = [
  leaderboard('leaderboard_week', 'killer_id', WEEK),
  leaderboard('leaderboard_month', 'killer_id', MONTH),
  leaderboard('guild_leaderboard_week', 'killer_guild_id', WEEK),
  leaderboard('guild_leaderboard_month', 'killer_guild_id', MONTH),
  `delete from kill_day`,
  `insert into kill_day (day, kills, solo_kills)
   select time / 86400, count(*), count(*) filter (where solo) from kill group by 1`,
  `delete from kill_day_career`,
  `insert into kill_day_career (day, killer_career, kills, solo_kills)
   select time / 86400, killer_career, count(*), count(*) filter (where solo) from kill group by 1, 2`,
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

function leaderboard(table: string, owner: string, period: typeof WEEK | typeof MONTH): readonly string[] {
  return [
    `delete from ${table}`,
    `insert into ${table}
     select extract(${period.year} from ${UTC_TIME})::smallint, extract(${period.unit} from ${UTC_TIME})::smallint,
            ${owner}, count(*)::integer
     from kill where ${owner} is not null group by 1, 2, 3`,
  ];
}
