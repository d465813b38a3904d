import type { ScenarioQueueType, ScenarioRecordFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf } from '../engine/where/condition.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { scenarioColumns } from './scenario-filter.ts';
import { PREMADE_MEMBERS } from '../scoreboard/premade-members.ts';
import { where } from '../engine/where/where.ts';

/** Queue types by number (rules.md: Queues): the queue of single players is that of discordant skirmishes. */
export const QUEUE_NUMBERS: Readonly<Record<ScenarioQueueType, number>> = {
  STANDARD: 0,
  GROUP_RANKED: 1,
  SOLO: 2,
  CITY_SIEGE: 4,
  SOLO_RANKED: 5,
};

/** A query for runs; null narrows nothing. Times in epoch seconds. */
export type ScenarioQuery = {
  characterId: number | null;
  guildId: number | null;
  queueType: ScenarioQueueType | null;
  premadeOnly: boolean;
  wins: boolean | null;
  scenarioId: number | null;
  from: number | null;
  to: number | null;
  where: ScenarioRecordFilterInput | null;
};

/**
 * The tables to read runs from: `time` and `id` are the columns whose index gives the order. `record` joins the runs
 * themselves where `table` holds the runs of a player or a guild.
 */
export type ScenarioSource = {
  table: Fragment;
  record: Fragment;
  time: Fragment;
  id: Fragment;
  condition: Fragment;
};

type Owner = Omit<ScenarioSource, 'condition'> & { queueType: Fragment; conditions: Fragment[] };

/** The runs of a query by the index of the player, of the guild, or of all runs. */
export function scenarioSource(sql: Database, query: ScenarioQuery): ScenarioSource {
  const { queueType, conditions, ...source } = ownerOf(sql, query);
  const { scenarioId, from, to } = query;
  if (query.queueType) conditions.push(sql`${queueType} = ${QUEUE_NUMBERS[query.queueType]}::bigint`);
  if (scenarioId !== null) conditions.push(sql`scenario_record.scenario_id = ${scenarioId}::bigint`);
  if (from !== null) conditions.push(sql`${source.time} >= ${from}::bigint`);
  if (to !== null) conditions.push(sql`${source.time} < ${to}::bigint`);
  conditions.push(where(sql, query.where, scenarioColumns(sql, source.time, source.id)));
  return { ...source, condition: allOf(sql, conditions) };
}

function ownerOf(sql: Database, query: ScenarioQuery): Owner {
  if (query.characterId !== null) return runsOfCharacter(sql, query, query.characterId);
  if (query.guildId !== null) return runsOfGuild(sql, query, query.guildId);
  return {
    table: sql`scenario_record`,
    record: sql``,
    time: sql`scenario_record.start_time`,
    id: sql`scenario_record.id`,
    queueType: sql`scenario_record.queue_type`,
    conditions: query.premadeOnly ? [withGuild(sql, sql`scenario_record.id`, [isPremade(sql)])] : [],
  };
}

/** The runs of a character. With a guild too, both must be in the run, and all other conditions hold for both. */
function runsOfCharacter(sql: Database, query: ScenarioQuery, characterId: number): Owner {
  const conditions = [
    sql`score.character_id = ${characterId}::bigint`,
    ...outcomeOf(sql, sql`score.won`, query),
  ];
  if (query.premadeOnly)
    conditions.push(
      withGuild(sql, sql`score.record_id`, [sql`party.guild_id = score.guild_id`, isPremade(sql)]),
    );
  if (query.guildId !== null)
    conditions.push(withGuild(sql, sql`score.record_id`, guildConditions(sql, query, query.guildId)));
  return {
    table: sql`scenario_score score`,
    record: sql`join scenario_record on scenario_record.id = score.record_id`,
    time: sql`score.start_time`,
    id: sql`score.record_id`,
    queueType: sql`score.queue_type`,
    conditions,
  };
}

const runsOfGuild = (sql: Database, query: ScenarioQuery, guildId: number): Owner => ({
  table: sql`scenario_guild party`,
  record: sql`join scenario_record on scenario_record.id = party.record_id`,
  time: sql`party.start_time`,
  id: sql`party.record_id`,
  queueType: sql`party.queue_type`,
  conditions: guildConditions(sql, query, guildId),
});

const guildConditions = (sql: Database, query: ScenarioQuery, guildId: number): Fragment[] => [
  sql`party.guild_id = ${guildId}::bigint`,
  ...outcomeOf(sql, sql`party.won`, query),
  ...(query.premadeOnly ? [isPremade(sql)] : []),
];

const outcomeOf = (sql: Database, won: Fragment, { wins }: ScenarioQuery) =>
  wins === null ? [] : [wins ? won : sql`not ${won}`];

const isPremade = (sql: Database) => sql`party.members >= ${PREMADE_MEMBERS}`;

const withGuild = (sql: Database, recordId: Fragment, conditions: Fragment[]) =>
  sql`exists (select from scenario_guild party where party.record_id = ${recordId} and ${allOf(sql, conditions)})`;
