import { Random } from '#graphql/world/random.ts';
import type { Area } from '#graphql/world/places/areas.ts';
import { scatter, UNMAPPED } from '#graphql/world/places/points.ts';
import type { Battle, Outcome } from './battle.ts';
import type { BattlePlan, Fixture } from './battle-plan.ts';
import { brawl, type Rivalries } from './brawl.ts';
import { scatterTimes } from './kill-times.ts';

/** Points that end a scenario at once. */
const FULL_POINTS = 500;

/** A scenario that nobody wins early ends after this many seconds. */
export const TIME_LIMIT = 900;

const DRAWS = 0.04;
const RECORDED_AS_SKIRMISH = 0.45;

function outcomeOf(random: Random, { start, end }: Fixture, orderShare: number): Outcome {
  const early = end - start !== TIME_LIMIT;
  const most = early ? FULL_POINTS : random.int(120, FULL_POINTS - 15);
  const orderWins = random.chance(0.5 + (orderShare - 0.5) * 2.2);
  const winner = orderWins ? 0 : 1;
  if (random.chance(DRAWS)) return { winner, points: [most, most] };
  const fewer = Math.min(most - 1, Math.floor(most * random.between(0.12, 0.98)));
  return { winner, points: orderWins ? [most, fewer] : [fewer, most] };
}

/** Fighting moves among the objectives of the scenario. */
function placesOf(random: Random, area: Area, nearby: readonly Area[]) {
  const corners = area.zone.corners ?? UNMAPPED;
  const spread = Math.min((corners[2] - corners[0]) / 18, 1200);
  const centers = [area, area, ...nearby].map(({ center }) => center);
  return () => scatter(random, random.pick(centers), spread, corners);
}

/** A run of a scenario: both sides come back quickly, all the time there is. */
export function fightScenario(plan: BattlePlan, rivalries: Rivalries, nearby: readonly Area[]): Battle {
  const { fixture, sides } = plan;
  const random = new Random(plan.stream);
  const [instanceId, skirmishId] = [random.uuid(), random.uuid()];
  const orderShare = Math.min(0.85, Math.max(0.15, 0.5 + random.bell() * 0.14));
  const kills = brawl(random, sides, rivalries, {
    times: scatterTimes(random, fixture.start + 25, fixture.end, fixture.kills),
    placeAt: placesOf(random, fixture.area, nearby),
    orderShare,
    respawn: [15, 40],
  });
  const recorded = kills.length > 0 && random.chance(RECORDED_AS_SKIRMISH);
  const outcome = outcomeOf(random, fixture, orderShare);
  return { fixture, sides, kills, instanceId, skirmishId: recorded ? skirmishId : null, outcome };
}
