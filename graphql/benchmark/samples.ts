import type { Database } from '#graphql/sql/engine/connection/database.ts';

/** Records of the data, spread over it, that questions are asked about. Times in epoch seconds. */
export interface Samples {
  /** The time of the newest kill. */
  readonly now: number;
  /** The newest weeks and months of the leaderboards. */
  readonly weeks: readonly { readonly year: number; readonly week: number }[];
  readonly months: readonly { readonly year: number; readonly month: number }[];
  readonly kills: readonly KillSample[];
  /** Ids by the field of the contract that takes them. */
  readonly ids: Readonly<Record<string, readonly (string | number)[]>>;
  /** The characters with the most kills, likely to be the slowest. */
  readonly leaders: readonly number[];
  readonly guildLeaders: readonly number[];
  /** Pairs that have killed each other. */
  readonly rivals: readonly (readonly [number, number])[];
  readonly guildRivals: readonly (readonly [number, number])[];
  readonly names: readonly string[];
}

export interface KillSample {
  readonly id: string;
  readonly zoneId: number;
  readonly killerId: number;
  readonly victimId: number;
  readonly killerGuildId: number | null;
  readonly victimGuildId: number | null;
  readonly instanceId: string | null;
  readonly skirmishId: string | null;
}

/** The number of records of each kind. */
const COUNT = 40;

/** Tables by the field of the contract that takes their ids. */
const TABLES: Readonly<Record<string, string>> = {
  ability: 'ability',
  battle: 'battle',
  chapter: 'chapter',
  creature: 'creature',
  dungeon: 'instance',
  gameObject: 'game_object',
  instance: 'instance',
  instanceRun: 'instance_run',
  instanceEncounterRun: 'instance_encounter_run',
  item: 'item',
  quest: 'quest',
  rankedSeason: 'ranked_season',
  playedScenario: 'scenario',
  scenario: 'scenario_record',
  warJournalStoryline: 'war_journal_storyline',
  warJournalEntry: 'war_journal_entry',
  zone: 'zone',
};

/** @throws Error for a database without kills */
export async function drawSamples(sql: Database): Promise<Samples> {
  const kills = await killSamples(sql);
  const [newest] = await sql<{ now: number }[]>`select max(time) as now from kill`;
  if (!newest || kills.length === 0) throw new Error('The database has no kills.');

  const leaders = await leadersOf(sql, 'leaderboard_month', 'character_id');
  const guildLeaders = await leadersOf(sql, 'guild_leaderboard_month', 'guild_id');
  const drawn = await Promise.all(
    Object.entries(TABLES).map(async ([field, table]) => [field, await idsOf(sql, table)] as const),
  );
  const characters = [
    ...leaders.slice(0, COUNT / 4),
    ...kills.flatMap(({ killerId, victimId }) => [killerId, victimId]),
  ];
  const guilds = [
    ...guildLeaders.slice(0, COUNT / 4),
    ...kills.flatMap(({ killerGuildId }) => killerGuildId ?? []),
  ];
  return {
    now: newest.now,
    weeks: await sql`select distinct year, week from leaderboard_week order by 1 desc, 2 desc limit 4`,
    months: await sql`select distinct year, month from leaderboard_month order by 1 desc, 2 desc limit 2`,
    kills,
    leaders,
    guildLeaders,
    ids: {
      ...Object.fromEntries(drawn),
      kill: kills.map(({ id }) => id),
      skirmish: await skirmishesOfAllSizes(sql),
      character: characters,
      guild: guilds,
    },
    rivals: kills.map(({ killerId, victimId }) => [killerId, victimId]),
    guildRivals: kills.flatMap(({ killerGuildId, victimGuildId }) =>
      killerGuildId === null || victimGuildId === null ? [] : [[killerGuildId, victimGuildId] as const],
    ),
    names: await namesOf(sql, characters),
  };
}

/** Kills at even distances of time. */
const killSamples = (sql: Database) => sql<KillSample[]>`
  select sample.id::text, sample.zone_id as "zoneId", killer_id as "killerId", victim_id as "victimId",
         killer_guild_id as "killerGuildId", victim_guild_id as "victimGuildId",
         instance_id::text as "instanceId", skirmish_id::text as "skirmishId"
  from (select min(time) as first, max(time) as last from kill) bounds
  cross join generate_series(1, ${COUNT}) n
  cross join lateral (
    select * from kill
    where time >= first + (last - first)::bigint * n / ${COUNT} order by time, id limit 1
  ) sample
  order by sample.id % 97, sample.id`;

/** The smallest of each fortieth: as many large ones from a small war as from a large one. In an order without meaning. */
async function skirmishesOfAllSizes(sql: Database): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id::text
    from (
      select distinct on (part) id
      from (select id, kills, ntile(${COUNT}) over (order by kills, id) as part from skirmish) ranked
      order by part, kills, id
    ) sample
    order by md5(id::text)`;
  return rows.map(({ id }) => id);
}

/** Ids in an order without meaning. */
async function idsOf(sql: Database, table: string): Promise<(string | number)[]> {
  const rows = await sql<{ id: string }[]>`
    select id::text from ${sql(table)} order by md5(id::text) limit ${COUNT}`;
  return rows.map(({ id }) => id);
}

async function leadersOf(sql: Database, table: string, column: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select ${sql(column)} as id from ${sql(table)} group by 1 order by sum(kills) desc, 1 limit ${COUNT}`;
  return rows.map(({ id }) => id);
}

async function namesOf(sql: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from "character" where id in ${sql(ids)} order by md5(name) limit ${COUNT}`;
  return rows.map(({ name }) => name);
}
