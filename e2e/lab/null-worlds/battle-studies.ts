import type { Random } from '#graphql/rules/random.ts';
import { expectedKills, type Law } from '#lib/game/battles/report/expected.ts';

import type { Study } from './study.ts';

/** Battles of a war, and how far they are from the law of numbers by themselves. */
interface BattlePlan {
  readonly battles: number;
  /** The deviation of ln(kills by kills) of single battles. */
  readonly spread: number;
}

const EXPONENT = 1.4;
/** By how much Order does better where an effect is planted: as many times the kills by kills. */
const PLANTED = 6;
const FEWEST_PLAYERS = 20;

interface Battle {
  readonly order: { readonly players: number; readonly kills: number };
  readonly destruction: { readonly players: number; readonly kills: number };
}

function drawBattle(random: Random, spread: number, better: number): Battle {
  const players = Math.round(6 * random.powerLaw(1, 40));
  const order = Math.max(2, Math.round(players * random.between(0.3, 0.7)));
  const destruction = Math.max(2, players - order);
  const odds = better * Math.exp(EXPONENT * Math.log(order / destruction) + spread * random.bell());
  const kills = Math.max(5, Math.round(players * random.between(0.5, 3)));
  const ofOrder = Array.from({ length: kills }, () => random.chance(odds / (1 + odds))).filter(
    Boolean,
  ).length;
  return {
    order: { players: order, kills: ofOrder },
    destruction: { players: destruction, kills: kills - ofOrder },
  };
}

/** Fits the law of numbers, as the API does from its sums. */
function fit(battles: readonly Battle[]): Law {
  const points = battles
    .filter(({ order, destruction }) => order.players + destruction.players >= FEWEST_PLAYERS)
    .filter(({ order, destruction }) => order.kills > 0 && destruction.kills > 0)
    .map(({ order, destruction }) => ({
      x: Math.log(order.players / destruction.players),
      y: Math.log(order.kills / destruction.kills),
    }));
  const sum = (value: (point: { x: number; y: number }) => number) =>
    points.reduce((total, point) => total + value(point), 0);
  const xx = sum(({ x }) => x * x);
  const exponent = sum(({ x, y }) => x * y) / xx;
  const variance = sum(({ x, y }) => (y - exponent * x) ** 2) / (points.length - 1);
  return { battles: points.length, exponent, error: Math.sqrt(variance / xx), spread: Math.sqrt(variance) };
}

const PLANS: readonly BattlePlan[] = [
  { battles: 100, spread: 0.5 },
  { battles: 200, spread: 0.5 },
  { battles: 200, spread: 0.2 },
];

/** Battles: did a side do better than numbers say? */
export const BATTLE_STUDIES: readonly Study[] = PLANS.map(({ battles, spread }) => ({
  verdict: 'better than numbers say',
  world: `one of ${battles} battles that differ by ${spread}`,
  isQuick: battles < 200,
  tell(random, isPlanted) {
    const law = fit(Array.from({ length: battles }, () => drawBattle(random, spread, 1)));
    const { order, destruction } = drawBattle(random, spread, isPlanted ? PLANTED : 1);
    const better = expectedKills({ order, destruction }, law)?.better ?? null;
    return { isFalse: !isPlanted && better !== null, isFound: isPlanted && better === 'order' };
  },
}));
