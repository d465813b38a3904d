import { type Battle, combatantsOf } from '#graphql/world/combat/battle.ts';
import { REALMS } from '#graphql/world/characters/careers.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { Random } from '#graphql/world/random.ts';
import { NO_STATS } from './combat-stats.ts';
import { type KillCounts, countKills } from './kill-counts.ts';
import { type ByArchetype, addSupport, addResurrections, distributeDamage } from './damage-and-support.ts';
import type { Score } from './score.ts';

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
 * @param stream the name of the battle's stream of random numbers; the scoreboard draws from one of its own
 */
export function createScoreboard(stream: string, battle: Battle): Score[] {
  const random = new Random(`${stream}/scores`);
  const { start, end } = battle.spec;
  const minutes = (end - start) / 60;
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
