import { Random } from '#graphql/world/random.ts';
import type { Area } from '#graphql/world/zones/areas.ts';
import { randomPointNear, FULL_EXTENT } from '#graphql/world/zones/points.ts';
import type { Battle, Outcome } from './battle.ts';
import type { BattlePlan, BattleSpec } from './battle-plan.ts';
import { simulateFight, type Rivalries } from './simulate-fight.ts';
import { uniformTimes } from './kill-times.ts';

/** Points that win a scenario at once. */
const POINT_LIMIT = 500;

/** A scenario that nobody wins early ends after this many seconds. */
export const TIME_LIMIT = 900;

const DRAW_SHARE = 0.03;
const SKIRMISH_SHARE = 0.45;
/** The share of surrenders among the runs that are decided early: about 4 % of all runs. */
const SURRENDER_SHARE = 0.065;

function outcomeOf(random: Random, { start, end }: BattleSpec, orderShare: number): Outcome {
  const early = end - start !== TIME_LIMIT;
  const most = early ? POINT_LIMIT : random.int(120, POINT_LIMIT - 15);
  const orderWins = random.chance(0.5 + (orderShare - 0.5) * 2.2);
  if (random.chance(DRAW_SHARE)) return { winner: 2, points: [most, most], surrendered: false };
  const fewer = Math.min(most - 1, Math.floor(most * random.between(0.12, 0.98)));
  return orderWins
    ? { winner: 0, points: [most, fewer], surrendered: false }
    : { winner: 1, points: [fewer, most], surrendered: false };
}

/** Lets some scenarios end early, because the losers give up before the winners have all points. */
function givenUp(random: Random, { start, end }: BattleSpec, outcome: Outcome): Outcome {
  const decidedEarly = end - start !== TIME_LIMIT && outcome.winner !== 2;
  if (!decidedEarly || !random.chance(SURRENDER_SHARE)) return outcome;
  const reached = random.between(0.3, 0.8);
  const [order, destruction] = outcome.points;
  const lead = outcome.winner === 0 ? 1 : 0;
  return {
    ...outcome,
    points: [Math.floor(order * reached) + lead, Math.floor(destruction * reached) + 1 - lead],
    surrendered: true,
  };
}

/** Kills happen around the objectives of the scenario. */
function killLocations(random: Random, area: Area, nearby: readonly Area[]) {
  const corners = area.zone.corners ?? FULL_EXTENT;
  const spread = Math.min((corners[2] - corners[0]) / 18, 1200);
  const centers = [area, area, ...nearby].map(({ center }) => center);
  return () => randomPointNear(random, random.pick(centers), spread, corners);
}

/** A run of a scenario: both sides respawn quickly. */
export function simulateScenario(plan: BattlePlan, rivalries: Rivalries, nearby: readonly Area[]): Battle {
  const { spec, sides } = plan;
  const random = new Random(plan.stream);
  const [instanceId, skirmishId] = [random.uuid(), random.uuid()];
  const orderShare = Math.min(0.85, Math.max(0.15, 0.5 + random.bell() * 0.14));
  const kills = simulateFight(random, sides, rivalries, {
    times: uniformTimes(random, spec.start + 25, spec.end, spec.kills),
    locationAt: killLocations(random, spec.area, nearby),
    orderShare,
    respawn: [15, 40],
  });
  const isSkirmish = kills.length > 0 && random.chance(SKIRMISH_SHARE);
  // From a stream of its own: the war stays as it was but for those who give up.
  const surrenders = new Random(`${plan.stream}/surrender`);
  const outcome = givenUp(surrenders, spec, outcomeOf(random, spec, orderShare));
  return { spec, sides, kills, instanceId, skirmishId: isSkirmish ? skirmishId : null, outcome };
}
