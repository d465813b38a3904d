import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import {
  PREMADE_MEMBERS,
  healing,
  protection,
  battleScoreFields,
  type BattleScoreRecord,
} from '../scoreboard/score.ts';

/** A player in a run of a scenario. */
export type ScenarioScoreRecord = BattleScoreRecord & {
  recordId: string;
  team: number;
  quitter: boolean;
  objectiveScore: number;
  isGuildPremade: boolean;
  medals: number;
};

/** A place of a scoreboard, with its deeds or with all of it. */
export type ScenarioPlaceRecord = ScenarioDeedsRecord & Partial<ScenarioScoreRecord>;

/** A place as sums of many runs need it. */
export type ScenarioDeedsRecord = Pick<
  ScenarioScoreRecord,
  'recordId' | 'characterId' | 'team' | 'damage' | 'healing' | 'protection'
>;

/** Fields of the contract that deeds answer. */
export const DEED_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'character',
  'team',
  'damage',
  'healing',
  'protection',
]);

/** The measures that win a medal. */
const MEDALS = [
  'kills',
  'death_blows',
  'damage',
  'healing_self::bigint + healing_others',
  'protection_self::bigint + protection_others',
  'objective_score',
] as const;

/** One for each figure above 0 in which the player leads the side, ties included. */
const medals = (sql: Database) =>
  MEDALS.map((count): Fragment => sql.unsafe(count)).reduce<Fragment>(
    (sum, count) => sql`${sum} + (${count} > 0 and ${count} = max(${count}) over side)::integer`,
    sql`0`,
  );

/** Scoreboards of many runs at once: Order first, then by damage. */
export const scoresOfScenarioRuns = batchRead(
  'recordId',
  (sql, ids) => sql<ScenarioScoreRecord[]>`
    /* scoresOfScenarioRuns */
    select ${battleScoreFields(sql)}, record_id as "recordId", team, quitter, objective_score as "objectiveScore",
           guild_id is not null and count(*) over guildmates >= ${PREMADE_MEMBERS} as "isGuildPremade",
           ${medals(sql)} as medals
    from scenario_score score
    where record_id = any(${ids}::uuid[])
    window side as (partition by record_id, team), guildmates as (partition by record_id, team, guild_id)
    order by record_id, team, damage desc, character_id`,
);

/**
 * The deeds of everybody in many runs, in the same order: a quarter of the columns, of which a thousand rows take a
 * quarter of the time.
 */
export const deedsOfScenarioRuns = batchRead(
  'recordId',
  (sql, ids) => sql<ScenarioDeedsRecord[]>`
    /* deedsOfScenarioRuns */
    select record_id as "recordId", character_id as "characterId", team, damage, ${healing(sql)} as healing,
           ${protection(sql)} as protection
    from scenario_score score
    where record_id = any(${ids}::uuid[])
    order by record_id, team, damage desc, character_id`,
);
