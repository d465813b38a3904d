import type { BattlePlan } from '#graphql/world/combat/battle-plan.ts';
import type { Population } from '#graphql/world/population.ts';
import type { WorldOptions, WorldTable } from '#graphql/world/world-table.ts';
import { RunSimulation } from './run-simulation.ts';
import { instanceEncounterTable, instanceTable } from './instances.ts';
import { runTables } from './run-tables.ts';

/** Instances and their encounters, and every run of them, by people who are in no battle at that time. */
export const instanceTables = (
  options: WorldOptions,
  population: Population,
  battles: readonly BattlePlan[],
): WorldTable[] => [
  instanceTable(),
  instanceEncounterTable(),
  ...runTables(new RunSimulation(options, population, battles)),
];
