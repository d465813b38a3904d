import type {
  ScenarioRecordFilterInput,
  ScenarioScoreboardEntryFilterInput,
} from '#graphql/generated/resolvers.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { booleanColumn } from '../engine/where/where-boolean.ts';
import { integerColumn, uuidColumn } from '../engine/where/where-scalar.ts';
import { PREMADE_MEMBERS } from '../scoreboard/premade-members.ts';
import { listColumn } from '../engine/where/where-list.ts';
import { where, type Columns } from '../engine/where/where.ts';

/**
 * Maps the fields of a filter to the columns of a run; `time` and `id` may be read from another table than the runs'.
 */
export function scenarioColumns(
  sql: Database,
  time: Fragment,
  id: Fragment,
): Columns<ScenarioRecordFilterInput> {
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
