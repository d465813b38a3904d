import type { BattlePlan } from '#graphql/world/battle/battle-plan.ts';
import type { Population } from '#graphql/world/people/population.ts';
import type { WorldOptions, WorldTable } from '#graphql/world/world-table.ts';
import { Expeditions } from './expeditions.ts';
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
  ...runTables(new Expeditions(options, population, battles)),
];
