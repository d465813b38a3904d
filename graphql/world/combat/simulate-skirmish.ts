import { Random } from '#graphql/world/random.ts';
import { interpolate, type Point, randomPointNear, FULL_EXTENT } from '#graphql/world/zones/points.ts';
import type { Battle } from './battle.ts';
import type { BattlePlan, BattleSpec } from './battle-plan.ts';
import { simulateFight, type Rivalries } from './simulate-fight.ts';
import { waveTimes } from './kill-times.ts';

/** Usual distance of the kills from the moving centre, and of that from the area, in zone coordinates. */
const SPREAD = 900;
const DRIFT = 2600;

/** The centre of the kills moves slowly past the middle of the area. */
function movingCenter(random: Random, { area, start, end }: BattleSpec) {
  const corners = area.zone.corners ?? FULL_EXTENT;
  const from: Point = randomPointNear(random, area.center, DRIFT / 3, corners);
  const to: Point = randomPointNear(random, area.center, DRIFT / 3, corners);
  return (time: number): Point =>
    randomPointNear(
      random,
      interpolate(from, to, (time - start) / Math.max(1, end - start)),
      SPREAD,
      corners,
    );
}

/** A cluster of open-world kills in waves: one area, some minutes. */
export function simulateSkirmish(plan: BattlePlan, rivalries: Rivalries): Battle {
  const { spec, sides } = plan;
  const random = new Random(plan.stream);
  const skirmishId = random.uuid();
  const balance = sides.ORDER.length / (sides.ORDER.length + sides.DESTRUCTION.length);
  const kills = simulateFight(random, sides, rivalries, {
    times: waveTimes(random, spec.start, spec.end, spec.kills),
    locationAt: movingCenter(random, spec),
    orderShare: Math.min(0.9, Math.max(0.1, balance + random.bell() * 0.12)),
    respawn: [30, 90],
  });
  return {
    spec,
    sides,
    kills,
    instanceId: null,
    skirmishId: kills.length > 0 ? skirmishId : null,
    outcome: null,
  };
}

/** A few open-world kills that belong to no skirmish. */
export function simulateAmbush(plan: BattlePlan, rivalries: Rivalries): Battle {
  const { spec, sides } = plan;
  const random = new Random(plan.stream);
  const corners = spec.area.zone.corners ?? FULL_EXTENT;
  const center = randomPointNear(random, spec.area.center, 5200, corners);
  const kills = simulateFight(random, sides, rivalries, {
    times: waveTimes(random, spec.start, spec.end, spec.kills),
    locationAt: () => randomPointNear(random, center, 350, corners),
    orderShare: sides.ORDER.length / (sides.ORDER.length + sides.DESTRUCTION.length),
    respawn: [60, 180],
  });
  return { spec, sides, kills, instanceId: null, skirmishId: null, outcome: null };
}
