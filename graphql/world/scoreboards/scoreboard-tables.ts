import { type Battle, combatantsOf, type Outcome } from '#graphql/world/combat/battle.ts';
import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { type Population, snapshotAt } from '#graphql/world/population.ts';
import { Random } from '#graphql/rules/random.ts';
import { flatMapped, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { createScoreboard } from './create-scoreboard.ts';

const QUITTER_SHARE = 0.015;

/** True if a team has won; null for a draw. */
const hasWon = ({ winner }: Outcome, team: 0 | 1): boolean | null => (winner === 2 ? null : winner === team);

/** The scores of a battle, each with level, renown rank and guild as they were when it began. */
const scoresOf = (population: Population, battle: Battle) =>
  createScoreboard(battle).map(
    (score) => [score, snapshotAt(population, score.character, battle.spec.start)] as const,
  );

function scenarioScores(population: Population, battle: Battle) {
  const { spec, outcome, instanceId: recordId } = battle;
  if (!spec.scenario || !outcome) return [];
  const { queueType } = spec.scenario;
  const random = new Random(`${battle.stream}/objectives`);
  return scoresOf(population, battle).map(([score, snapshot]) => {
    const team = score.character.career.realm === 'ORDER' ? 0 : 1;
    const quitter = random.chance(QUITTER_SHARE);
    const objectiveScore = random.int(0, Math.round(outcome.points[team] * score.activity));
    const won = hasWon(outcome, team);
    const run = { recordId, startTime: spec.start, queueType, won, team, quitter, objectiveScore };
    return [run, score, snapshot];
  });
}

/** The combatants on the scoreboard of a skirmish, or of a scenario that is a skirmish too. */
function skirmishScores(population: Population, battle: Battle) {
  const { skirmishId, kills } = battle;
  const first = kills.at(0);
  if (!skirmishId || !first) return [];
  const combatants = combatantsOf(battle);
  return scoresOf(population, battle)
    .filter(([{ character }]) => combatants.has(character))
    .map(([score, snapshot]) => {
      const { realm } = score.character.career;
      return [{ skirmishId, startTime: first.time, realm }, score, snapshot];
    });
}

/** Scoreboards of scenario runs and of skirmishes, in the order of their start. */
export const scoreboardTables = (simulation: BattleSimulation, population: Population): WorldTable[] => [
  recordTable(
    'scenario_score',
    flatMapped(simulation.battles(['scenario']), (battle) => scenarioScores(population, battle)),
  ),
  recordTable(
    'skirmish_score',
    flatMapped(simulation.battles(['scenario', 'skirmish']), (battle) => skirmishScores(population, battle)),
  ),
];
