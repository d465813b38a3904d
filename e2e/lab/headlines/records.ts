import postgres from 'postgres';

/*
 * The records of a war as they stand in the tables, and plain counts over them. No code of the site is used here, so
 * that a figure of the site and its recount share no fault.
 */

export interface Kill {
  readonly id: number;
  /** Seconds since 1970. */
  readonly time: number;
  readonly zone: number;
  readonly scenario: number | null;
  readonly run: string | null;
  readonly solo: boolean;
  readonly killer: number;
  readonly killerGuild: number | null;
  readonly career: string;
  readonly victim: number;
  readonly victimGuild: number | null;
}

/** A player's result in a run of a scenario. */
export interface Part {
  readonly run: string;
  readonly time: number;
  readonly player: number;
  readonly guild: number | null;
  readonly team: number;
  readonly won: boolean | null;
  readonly damage: number;
}

interface Attacker {
  readonly kill: number;
  readonly player: number;
  readonly guild: number | null;
}

/** Reads all records that the headlines are about. */
export async function readRecords(databaseUrl: string) {
  const sql = postgres(databaseUrl, { onnotice: () => undefined, types: { bigint: postgres.BigInt } });
  const kills = await sql<Kill[]>`
    select id::float8 id, time, zone_id zone, scenario_id scenario, instance_id run, solo, killer_id killer,
      killer_guild_id "killerGuild", killer_career career, victim_id victim, victim_guild_id "victimGuild"
    from kill order by time desc, id desc`;
  const attackers = await sql<Attacker[]>`
    select kill_id::float8 kill, character_id player, guild_id guild from kill_attacker`;
  const parts = await sql<Part[]>`
    select record_id run, start_time time, character_id player, guild_id guild, team, won, damage
    from scenario_score order by start_time desc, record_id desc`;
  const tries = await sql<{ encounter: number; run: string; seconds: number; won: boolean }[]>`
    select encounter_id encounter, run_id run, (duration / 1000)::float8 seconds, completed won
    from instance_encounter_run where instance_id = 160`;
  const dungeonRuns = await sql<
    { id: string }[]
  >`select id from instance_run where instance_id = 160 and entries >= 6`;
  await sql.end();
  return { kills, attackers, parts, tries, dungeonRuns };
}

export type Records = Awaited<ReturnType<typeof readRecords>>;

/** Counts rows by a key; rows whose key is null do not count. */
export function countBy<Row>(rows: readonly Row[], key: (row: Row) => number | string | null) {
  const counts = new Map<number | string, number>();
  for (const row of rows) {
    const name = key(row);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The greatest of some counts, 0 where there is none. */
export const most = (counts: ReadonlyMap<number | string, number>): number => Math.max(0, ...counts.values());

/** The middle value; the mean of both in the middle. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half)] ?? NaN)) / 2;
}

const DAY = 86_400;

/** Seconds since 1970 at which the UTC day, ISO week and month of an instant begin. */
export function beginnings(now: number) {
  const day = now - (now % DAY);
  const weekday = (new Date(now * 1000).getUTCDay() + 6) % 7;
  return { day, week: day - weekday * DAY, month: Date.UTC(...yearAndMonth(now)) / 1000 };
}

const yearAndMonth = (now: number): [number, number] => {
  const date = new Date(now * 1000);
  return [date.getUTCFullYear(), date.getUTCMonth()];
};

const ORDER = new Set([
  'IRON_BREAKER',
  'SLAYER',
  'RUNE_PRIEST',
  'ENGINEER',
  'WITCH_HUNTER',
  'KNIGHT_OF_THE_BLAZING_SUN',
  'BRIGHT_WIZARD',
  'WARRIOR_PRIEST',
  'SWORD_MASTER',
  'SHADOW_WARRIOR',
  'WHITE_LION',
  'ARCHMAGE',
]);

/** True if a career fights for Order. */
export const isOrder = (career: string): boolean => ORDER.has(career);
