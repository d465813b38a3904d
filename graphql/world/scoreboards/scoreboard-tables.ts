import { type Battle, combatantsOf, type Outcome } from '#graphql/world/combat/battle.ts';
import { isSolo, type Kill } from '#graphql/world/combat/kill.ts';
import { type Character, type ByArchetype, REALMS } from '#graphql/world/characters/characters.ts';
import { Random } from '#graphql/rules/random.ts';
import { addSupport, addResurrections, distributeDamage } from './damage-and-support.ts';
import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { type Population, snapshotAt } from '#graphql/world/population.ts';
import { flatMapped, recordTable, type WorldTable } from '#graphql/world/world-table.ts';

/** Damage, healing, protection and deaths of one player in a fight of any kind. */
export type CombatStats = typeof NO_STATS;

/** `killDamage` is damage to enemies that died of it: never more than all damage. */
export const NO_STATS = {
  deaths: 0,
  damage: 0,
  killDamage: 0,
  damageReceived: 0,
  healingSelf: 0,
  healingOthers: 0,
  healingReceived: 0,
  protectionSelf: 0,
  protectionOthers: 0,
  protectionReceived: 0,
  resurrectionsDone: 0,
};

const COMBAT_STATS = Object.keys(NO_STATS) as (keyof CombatStats)[];

/** Adds stats to a sum in place. */
export function addStats(sum: CombatStats, stats: Readonly<CombatStats>): void {
  for (const stat of COMBAT_STATS) sum[stat] += stats[stat];
}

/**
 * The counts of one player in the kills of a fight. `kills` are those with the most damage, `deathBlows` those with the
 * last blow; `killDamage` is damage to victims that died of it, `fatalDamage` what this player died of.
 */
const NO_KILLS = { kills: 0, killsSolo: 0, deaths: 0, deathBlows: 0, killDamage: 0, fatalDamage: 0 };

type KillCounts = typeof NO_KILLS;

/** Counts for all of `players`, in their order, and for everybody else in the kills. */
function countKills(players: Iterable<Character>, kills: readonly Kill[]): Map<Character, KillCounts> {
  const counts = new Map<Character, KillCounts>();
  const of = (character: Character): KillCounts => {
    const own = counts.get(character) ?? { ...NO_KILLS };
    counts.set(character, own);
    return own;
  };
  for (const player of players) of(player);
  for (const kill of kills) {
    const killer = of(kill.attacks[0].character);
    killer.kills += 1;
    if (isSolo(kill)) killer.killsSolo += 1;
    if (kill.deathblow) of(kill.deathblow).deathBlows += 1;
    const victim = of(kill.victim);
    victim.deaths += 1;
    for (const { character, amount } of kill.attacks) {
      of(character).killDamage += amount;
      victim.fatalDamage += amount;
    }
  }
  return counts;
}

/** One player's row of a scoreboard. */
export interface Score extends KillCounts, CombatStats {
  readonly character: Character;
  /** 0 for an idle player, around 1 for others. */
  readonly activity: number;
}

/** Points per minute and level. */
const DAMAGE: ByArchetype = { TANK: 35, HEALER: 14, MELEE_DPS: 85, RANGED_DPS: 95 };

const IDLE_SHARE = 0.25;

function drawActivity(random: Random, { killDamage, deaths }: KillCounts): number {
  const isIdle = killDamage === 0 && deaths === 0 && random.chance(IDLE_SHARE);
  const activity = random.between(0.25, 1.5);
  return isIdle ? 0 : activity;
}

/** The players on a scoreboard: everyone in a scenario, but only combatants in the open world. */
const playersOf = (battle: Battle): Iterable<Character> =>
  battle.outcome ? [...battle.sides.ORDER, ...battle.sides.DESTRUCTION] : combatantsOf(battle);

/**
 * The scoreboard of a battle, Order first. Kills, deaths and fatal damage are those of its kills; what one side gives,
 * the other or itself receives.
 */
function createScoreboard(battle: Battle): Score[] {
  const random = new Random(`${battle.stream}/scores`);
  const minutes = (battle.spec.end - battle.spec.start) / 60;
  const scores = Array.from(countKills(playersOf(battle), battle.kills), ([character, counts]): Score => {
    const activity = drawActivity(random, counts);
    const surplus = DAMAGE[character.career.archetype] * character.level * minutes * activity;
    return {
      character,
      activity,
      ...NO_STATS,
      ...counts,
      damage: counts.killDamage + Math.round(surplus * random.between(0.3, 1.3)),
    };
  });
  const [order = [], destruction = []] = REALMS.map((realm) =>
    scores.filter(({ character }) => character.career.realm === realm),
  );
  distributeDamage(order, destruction);
  distributeDamage(destruction, order);
  for (const side of [order, destruction]) {
    addSupport(random, side, minutes);
    addResurrections(random, side, battle.kills);
  }
  return [...order, ...destruction];
}

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
