import { type Battle, combatantsOf, type Outcome } from '#graphql/world/combat/battle.ts';
import type { BattlePlan } from '#graphql/world/combat/battle-plan.ts';
import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { columnsOf } from '#graphql/world/columns.ts';
import { levelsAt } from '#graphql/world/characters/characters.ts';
import { guildAt } from '#graphql/world/guilds/membership.ts';
import type { Population } from '#graphql/world/population.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Score } from './score.ts';
import { createScoreboard } from './create-scoreboard.ts';

type Row = readonly WorldValue[];

const QUITTER_SHARE = 0.015;

/** Level, renown rank and guild as they were when the battle began. */
function snapshotOf({ memberships, window }: Population, { character }: Score, { spec }: Battle) {
  const { level, renownRank } = levelsAt(character, window, spec.start);
  return { level, renownRank, guildId: guildAt(memberships, character, spec.start)?.id ?? null };
}

const statColumns = (score: Score): Row => [
  score.kills,
  score.killsSolo,
  score.deaths,
  score.deathBlows,
  score.damage,
  score.killDamage,
  score.damageReceived,
  score.healingSelf,
  score.healingOthers,
  score.healingReceived,
  score.protectionSelf,
  score.protectionOthers,
  score.protectionReceived,
  score.resurrectionsDone,
];

/** True if a team has won; null for a draw. */
const hasWon = ({ winner }: Outcome, team: 0 | 1): boolean | null => (winner === 2 ? null : winner === team);

function scenarioRows(population: Population, { stream }: BattlePlan, battle: Battle): Row[] {
  const { spec, outcome, instanceId } = battle;
  const { scenario } = spec;
  if (!scenario || !outcome) return [];
  const random = new Random(`${stream}/objectives`);
  return createScoreboard(stream, battle).map((score) => {
    const { level, renownRank, guildId } = snapshotOf(population, score, battle);
    const team = score.character.career.realm === 'ORDER' ? 0 : 1;
    const quitter = random.chance(QUITTER_SHARE);
    const objectives = random.int(0, Math.round(outcome.points[team] * score.activity));
    const won = hasWon(outcome, team);
    const key: Row = [instanceId, score.character.id, spec.start, scenario.queueType, won, guildId, team];
    return key.concat(level, renownRank, quitter, objectives, statColumns(score));
  });
}

/** Returns the rows of a scenario that is a skirmish too: the combatants of its scoreboard. */
function skirmishRows(population: Population, { stream }: BattlePlan, battle: Battle): Row[] {
  const { skirmishId, kills } = battle;
  const first = kills.at(0);
  if (!skirmishId || !first) return [];
  const combatants = combatantsOf(battle);
  return createScoreboard(stream, battle)
    .filter(({ character }) => combatants.has(character))
    .map((score) => {
      const { level, renownRank, guildId } = snapshotOf(population, score, battle);
      const { id, career } = score.character;
      const key: Row = [skirmishId, id, first.time, guildId, career.realm, level, renownRank];
      return key.concat(statColumns(score));
    });
}

type Write = (population: Population, plan: BattlePlan, battle: Battle) => Row[];

function* rowsOf(simulation: BattleSimulation, population: Population, write: Write): Generator<Row> {
  for (const plan of simulation.plans) {
    if (plan.spec.kind !== 'ambush') yield* write(population, plan, simulation.simulate(plan));
  }
}

const COMBAT_COLUMNS =
  'kills kills_solo deaths death_blows damage kill_damage damage_received healing_self healing_others healing_received protection_self protection_others protection_received resurrections_done';

/** Scoreboards of scenario runs and of skirmishes, in the order of their start. */
export const scoreboardTables = (simulation: BattleSimulation, population: Population): WorldTable[] => [
  {
    name: 'scenario_score',
    columns: columnsOf(
      `record_id character_id start_time queue_type won guild_id team level renown_rank quitter objective_score ${COMBAT_COLUMNS}`,
    ),
    rows: rowsOf(simulation, population, scenarioRows),
  },
  {
    name: 'skirmish_score',
    columns: columnsOf(
      `skirmish_id character_id start_time guild_id realm level renown_rank ${COMBAT_COLUMNS}`,
    ),
    rows: rowsOf(simulation, population, skirmishRows),
  },
];
