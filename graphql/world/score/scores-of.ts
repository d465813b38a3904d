import type { Battle } from '#graphql/world/battle/battle.ts';
import { combatantsOf } from '#graphql/world/battle/campaign.ts';
import { REALMS } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import { Random } from '#graphql/world/random.ts';
import { NOTHING } from './amounts.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { type Force, giveAid, raiseFallen, receiveDamage } from './exchange.ts';
import type { Score } from './score.ts';

/** What an archetype does in a minute, for each level. */
const DAMAGE: Force = { TANK: 35, HEALER: 14, MELEE_DPS: 85, RANGED_DPS: 95 };

const STANDS_BY = 0.25;

function effortOf(random: Random, { killDamage, deaths }: Deeds): number {
  const isIdle = killDamage === 0 && deaths === 0 && random.chance(STANDS_BY);
  const effort = random.between(0.25, 1.5);
  return isIdle ? 0 : effort;
}

/** Those on the scoreboard: all who came to a scenario, but only who killed or fell in the open. */
const fightersOf = (battle: Battle): Iterable<Character> =>
  battle.outcome ? [...battle.sides.ORDER, ...battle.sides.DESTRUCTION] : combatantsOf(battle);

/**
 * The scoreboard of a battle, Order first. Kills, deaths and fatal damage are those of its kills; what one side does,
 * the other or itself receives.
 * @param stream the name of the battle's stream of random numbers; the scoreboard draws from one of its own
 */
export function scoresOf(stream: string, battle: Battle): Score[] {
  const random = new Random(`${stream}/scores`);
  const { start, end } = battle.fixture;
  const minutes = (end - start) / 60;
  const scores = Array.from(deedsOf(fightersOf(battle), battle.kills), ([character, deeds]): Score => {
    const effort = effortOf(random, deeds);
    const surplus = DAMAGE[character.calling.archetype] * character.level * minutes * effort;
    return {
      character,
      effort,
      ...NOTHING,
      ...deeds,
      damage: deeds.killDamage + Math.round(surplus * random.between(0.3, 1.3)),
    };
  });
  const [order = [], destruction = []] = REALMS.map((realm) =>
    scores.filter(({ character }) => character.calling.realm === realm),
  );
  receiveDamage(order, destruction);
  receiveDamage(destruction, order);
  for (const side of [order, destruction]) {
    giveAid(random, side, minutes);
    raiseFallen(random, side, battle.kills);
  }
  return [...order, ...destruction];
}
