import { Random } from '#graphql/rules/random.ts';
import type { Area, Areas } from '#graphql/world/zones/areas.ts';
import { FULL_EXTENT, interpolate, type Point, randomPointNear } from '#graphql/world/zones/zones.ts';
import type { Battle, BattlePlan, BattleSpec, Outcome, Sides } from './battle.ts';
import type { Rivalries } from './rivalries.ts';
import { simulateFight } from './simulate-fight.ts';

/** Share of the kills in the same second as the one before. */
const SAME_SECOND_SHARE = 0.06;

const withTies = (random: Random, times: readonly number[]): number[] =>
  times
    .map((time, index) => (index > 0 && random.chance(SAME_SECOND_SHARE) ? (times[index - 1] ?? time) : time))
    .sort(ascending);

const ascending = (one: number, other: number): number => one - other;

/** Times spread evenly from start to end, ascending. */
export function uniformTimes(random: Random, start: number, end: number, count: number): number[] {
  const times = Array.from({ length: count }, () => random.int(start, end)).sort(ascending);
  return withTies(random, times);
}

/** Times that come in waves, ascending; the last one is the end itself. */
export function waveTimes(random: Random, start: number, end: number, count: number): number[] {
  const waves = Array.from({ length: Math.max(1, Math.ceil(count / 12)) }, () => random.int(start, end));
  const width = Math.max(8, (end - start) / (waves.length + 3));
  const times = Array.from({ length: count - 1 }, () => {
    const time = Math.round(random.pick(waves) + random.bell() * width);
    return Math.min(end, Math.max(start, time));
  });
  return [...withTies(random, times.sort(ascending)), end];
}

/** Points that win a scenario at once. */
const POINT_LIMIT = 500;

/** A scenario without an early winner ends after this many seconds. */
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
function simulateScenario(plan: BattlePlan, rivalries: Rivalries, nearby: readonly Area[]): Battle {
  const { stream, spec, sides } = plan;
  const random = new Random(stream);
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
  const surrenders = new Random(`${stream}/surrender`);
  const outcome = givenUp(surrenders, spec, outcomeOf(random, spec, orderShare));
  return { ...plan, kills, instanceId, skirmishId: isSkirmish ? skirmishId : null, outcome };
}

/** Usual distance of the kills from the moving centre, and of that from the area, in zone coordinates. */
const SPREAD = 900;
const DRIFT = 2600;

/** The centre of the kills moves slowly past the middle of the area. */
function movingCenter(random: Random, { area, start, end }: BattleSpec) {
  const corners = area.zone.corners ?? FULL_EXTENT;
  const from = randomPointNear(random, area.center, DRIFT / 3, corners);
  const to = randomPointNear(random, area.center, DRIFT / 3, corners);
  return (time: number): Point => {
    const center = interpolate(from, to, (time - start) / Math.max(1, end - start));
    return randomPointNear(random, center, SPREAD, corners);
  };
}

/** Share of the players who are of Order. */
const shareOfOrder = ({ ORDER, DESTRUCTION }: Sides): number =>
  ORDER.length / (ORDER.length + DESTRUCTION.length);

/** A cluster of open-world kills in waves: one area, some minutes. */
function simulateSkirmish(plan: BattlePlan, rivalries: Rivalries): Battle {
  const { stream, spec, sides } = plan;
  const random = new Random(stream);
  const skirmishId = random.uuid();
  const kills = simulateFight(random, sides, rivalries, {
    times: waveTimes(random, spec.start, spec.end, spec.kills),
    locationAt: movingCenter(random, spec),
    orderShare: Math.min(0.9, Math.max(0.1, shareOfOrder(sides) + random.bell() * 0.12)),
    respawn: [30, 90],
  });
  return { ...plan, ...OPEN_WORLD, kills, skirmishId: kills.length > 0 ? skirmishId : null };
}

/** A few open-world kills that belong to no skirmish. */
function simulateAmbush(plan: BattlePlan, rivalries: Rivalries): Battle {
  const { stream, spec, sides } = plan;
  const random = new Random(stream);
  const corners = spec.area.zone.corners ?? FULL_EXTENT;
  const center = randomPointNear(random, spec.area.center, 5200, corners);
  const kills = simulateFight(random, sides, rivalries, {
    times: waveTimes(random, spec.start, spec.end, spec.kills),
    locationAt: () => randomPointNear(random, center, 350, corners),
    orderShare: shareOfOrder(sides),
    respawn: [60, 180],
  });
  return { ...plan, ...OPEN_WORLD, kills, skirmishId: null };
}

const OPEN_WORLD = { instanceId: null, outcome: null };

/** The same plan always gives the same battle. */
export function simulateBattle(plan: BattlePlan, rivalries: Rivalries, areas: Areas): Battle {
  const { kind, area } = plan.spec;
  if (kind === 'scenario') return simulateScenario(plan, rivalries, areas.get(area.zone) ?? []);
  return kind === 'skirmish' ? simulateSkirmish(plan, rivalries) : simulateAmbush(plan, rivalries);
}
