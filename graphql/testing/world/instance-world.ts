import { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { instanceTables } from '#graphql/world/instances/instances.ts';
import { runTables } from '#graphql/world/instances/run-tables.ts';
import { characterTable } from '#graphql/world/characters/characters.ts';
import { guildTable } from '#graphql/world/guilds/guilds.ts';
import { createPopulation } from '#graphql/world/population.ts';
import { createAreas } from '#graphql/world/zones/areas.ts';
import { groupRecords, recordsOf, type WorldRecord } from '../truth/world-records.ts';
import type { WorldOptions } from '#graphql/world/world.ts';

/** Runs, the attempts in them and the scoreboards of both, with the people who were there and nothing else. */
export function instanceWorld(options: WorldOptions) {
  const population = createPopulation(options);
  const { plans } = new BattleSimulation(options, population, createAreas(options.seed));
  const tables = [
    characterTable(population.characters),
    guildTable(population.guilds, () => null),
    ...instanceTables(),
    ...runTables(options, population, plans),
  ];
  const world = new Map(
    tables.map(({ name, columns, rows }) => [
      name,
      Array.from(rows, (row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]))),
    ]),
  );
  const group = (table: string, column: string) => {
    const groups = groupRecords(recordsOf(world, table), column);
    return ({ id }: WorldRecord): readonly WorldRecord[] => groups.get(String(id)) ?? [];
  };
  return {
    characters: recordsOf(world, 'character'),
    guilds: recordsOf(world, 'guild'),
    encounters: recordsOf(world, 'instance_encounter'),
    runs: recordsOf(world, 'instance_run'),
    attempts: recordsOf(world, 'instance_encounter_run'),
    attemptsOf: group('instance_encounter_run', 'run_id'),
    runScores: group('instance_run_score', 'run_id'),
    attemptScores: group('instance_encounter_run_score', 'encounter_run_id'),
  };
}

/** The sum of a column. */
export const sumOf = (records: readonly WorldRecord[], column: string) =>
  records.reduce((before, record) => before + Number(record[column]), 0);

export const countOf = (records: readonly WorldRecord[], holds: (record: WorldRecord) => boolean) =>
  records.filter(holds).length;
