import type { Archetype } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';

/** Counts of sessions; durations in seconds, null without a clear that has one. */
type Figures = Record<'sessions' | 'tries' | 'cleared' | 'timed', number> &
  Record<'lower' | 'median' | 'upper', number | null>;

type OfInstance = { instanceId: number };

/** A dungeon with the figures of all of its sessions. */
export type DungeonRow = {
  id: number;
  name: string;
  figures: Figures;
  wings: readonly WingRecord[];
};

export type WingRecord = OfInstance & { figures: Figures };

/** A clear of a wing, or of the whole dungeon where there is no instance. */
export type ClearRecord = { instanceId: number | null; sessionId: string; seconds: number | null };

type ByCharacter = { characterId: number };

/** A player's sums over the tries in a wing. */
export type DungeonPerformanceRecord = OfInstance &
  ByCharacter & { archetype: Archetype; percentile: number | null } & Record<
    'place' | 'tries' | 'minutes' | 'perMinute' | 'estimate' | 'mean' | 'strength' | 'players',
    number
  >;

/** An encounter with the sessions that tried it. */
export type EncounterRecord = OfInstance & { encounterId: number } & Record<
    'sessions' | 'fell' | 'tries' | 'deaths',
    number
  >;

export type BandRecord = WingRecord & { from: number };

export type MonthRecord = OfInstance & { median: number | null } & Record<
    'month' | 'sessions' | 'tries' | 'cleared',
    number
  >;

/** The figures of a dungeon's sessions in all their parts. */
export type ReportRecord = {
  id: number;
  bands: readonly BandRecord[];
  encounters: readonly EncounterRecord[];
  months: readonly MonthRecord[];
  firsts: readonly ClearRecord[];
  best: readonly DungeonPerformanceRecord[];
};

/** The wings, companions and members of a player's or a guild's sessions. */
export type DungeonRecordRecord = {
  wings: readonly OwnWingRecord[];
  companions: readonly CompanionRecord[];
  members: readonly OwnMemberRecord[];
};

export type OwnWingRecord = OfInstance & {
  tries: number;
  cleared: number;
  seconds: number | null;
  sessionId: string | null;
};

export type CompanionRecord = ByCharacter & { sessions: number; wingsCleared: number };

export type OwnMemberRecord = ByCharacter & { cleared: readonly number[] };

export const dungeonsById = batchRead(
  'id',
  (sql, ids) => sql<DungeonRow[]>`
    /* dungeonsById */
    select id, name, figures, wings from dungeon_rows(${ids}::integer[])`,
);

/** Lists all dungeons, the most sessions first. */
export const allDungeons = (sql: Database) => sql<DungeonRow[]>`
  /* allDungeons */
  select id, name, figures, wings from dungeon_rows(array(select dungeon_of(id) from instance))
  order by (figures ->> 'sessions')::integer desc, id`;

/** Reads the id of the dungeon that an instance belongs to. */
export const dungeonOf = (sql: Database, instanceId: number) => sql<{ id: number }[]>`
  /* dungeonOf */
  select dungeon_of(least(${instanceId}::bigint, 32767)::integer)::integer as id`;

export const dungeonReport = (sql: Database, dungeonId: number) => sql<
  { report: Omit<ReportRecord, 'id'> }[]
>`
  /* dungeonReport */
  select dungeon_report(${dungeonId}::integer) as report`;

export const fastestClears = (
  sql: Database,
  dungeonId: number,
  { instanceId, from, to, first }: { instanceId: number | null } & Record<'from' | 'to' | 'first', number>,
) => sql<ClearRecord[]>`
  /* fastestClears */
  select * from fastest_clears(${dungeonId}::integer, ${instanceId}::bigint, ${from}::bigint, ${to}::bigint,
                               ${first}::integer)`;

export const fastestOfWings = (
  sql: Database,
  dungeonId: number,
  { from, to, first }: Record<'from' | 'to' | 'first', number>,
) => sql<ClearRecord[]>`
  /* fastestOfWings */
  select * from fastest_of_wings(${dungeonId}::integer, ${from}::bigint, ${to}::bigint, ${first}::integer)`;

export const dungeonRecord = (sql: Database, characterId: number | null, guildId: number | null) => sql<
  { record: DungeonRecordRecord }[]
>`
  /* dungeonRecord */
  select dungeon_record(${characterId}::bigint, ${guildId}::bigint) as record`;
