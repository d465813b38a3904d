import type {
  ScenarioQueueType,
  ScenarioRecordFilterInput,
  ScenarioScoreboardEntryFilterInput,
} from '#graphql/generated/resolvers.ts';
import { allOf, where, type Columns } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { PREMADE_MEMBERS } from '../scoreboard/score.ts';
import { booleanColumn } from '../engine/where/where-boolean.ts';
import { integerColumn, uuidColumn } from '../engine/where/where-scalar.ts';
import { listColumn } from '../engine/where/where-list.ts';

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
  /** The last epoch second that is listed. */
  latest: number;
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
  conditions.push(sql`${source.time} <= ${query.latest}::bigint`);
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

/**
 * Maps the fields of a filter to the columns of a run; `time` and `id` may be read from another table than the runs'.
 */
function scenarioColumns(sql: Database, time: Fragment, id: Fragment): Columns<ScenarioRecordFilterInput> {
  const number = (column: Fragment) => integerColumn(sql, column);
  return {
    id: uuidColumn(sql, id),
    scenarioId: number(sql`scenario_record.scenario_id`),
    startTime: number(time),
    endTime: number(sql`scenario_record.end_time`),
    winner: number(sql`scenario_record.winner`),
    queueType: number(sql`scenario_record.queue_type`),
    tier: number(sql`scenario_record.tier`),
    numPlayers: number(sql`scenario_record.players`),
    numDeaths: number(sql`scenario_record.deaths`),
    scoreboardEntries: entries(sql, id),
    wasSurrender: booleanColumn(sql, sql`scenario_record.was_surrender`),
  };
}

/** Conditions on those who fought in the run with an id. */
const entries = (sql: Database, recordId: Fragment) =>
  listColumn<ScenarioScoreboardEntryFilterInput>(sql, {
    tables: sql`scenario_score entry`,
    condition: sql`entry.record_id = ${recordId}`,
    meets: (filter) =>
      where(sql, filter, {
        characterId: integerColumn(sql, sql`entry.character_id`),
        guildId: integerColumn(sql, sql`entry.guild_id`, { nullable: true }),
        isWinner: booleanColumn(sql, sql`(entry.won is true)`),
        isGuildPremade: booleanColumn(sql, isGuildPremade(sql)),
      }),
  });

const isGuildPremade = (sql: Database) => sql`
  (entry.guild_id is not null and ${PREMADE_MEMBERS} <= (
    select count(*) from scenario_score mate
    where mate.record_id = entry.record_id and mate.team = entry.team and mate.guild_id = entry.guild_id
  ))`;
