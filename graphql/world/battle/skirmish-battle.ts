import { Random } from '#graphql/world/random.ts';
import { along, type Point, scatter, UNMAPPED } from '#graphql/world/places/points.ts';
import type { Battle } from './battle.ts';
import type { BattlePlan, Fixture } from './battle-plan.ts';
import { brawl, type Rivalries } from './brawl.ts';
import { surgeTimes } from './kill-times.ts';

/** How far around its area a skirmish is fought, in zone coordinates. */
const SPREAD = 900;
const DRIFT = 2600;

/** The line of battle moves slowly past the middle of the area. */
function movingFront(random: Random, { area, start, end }: Fixture) {
  const corners = area.zone.corners ?? UNMAPPED;
  const from: Point = scatter(random, area.center, DRIFT / 3, corners);
  const to: Point = scatter(random, area.center, DRIFT / 3, corners);
  return (time: number): Point =>
    scatter(random, along(from, to, (time - start) / Math.max(1, end - start)), SPREAD, corners);
}

/** A real cluster of kills in the open: one area, some minutes, fought in waves. */
export function fightSkirmish(plan: BattlePlan, rivalries: Rivalries): Battle {
  const { fixture, sides } = plan;
  const random = new Random(plan.stream);
  const skirmishId = random.uuid();
  const balance = sides.ORDER.length / (sides.ORDER.length + sides.DESTRUCTION.length);
  const kills = brawl(random, sides, rivalries, {
    times: surgeTimes(random, fixture.start, fixture.end, fixture.kills),
    placeAt: movingFront(random, fixture),
    orderShare: Math.min(0.9, Math.max(0.1, balance + random.bell() * 0.12)),
    respawn: [30, 90],
  });
  return {
    fixture,
    sides,
    kills,
    instanceId: null,
    skirmishId: kills.length > 0 ? skirmishId : null,
    outcome: null,
  };
}

/** A few who met on the road: kills of the open world that belong to no skirmish. */
export function fightAmbush(plan: BattlePlan, rivalries: Rivalries): Battle {
  const { fixture, sides } = plan;
  const random = new Random(plan.stream);
  const corners = fixture.area.zone.corners ?? UNMAPPED;
  const spot = scatter(random, fixture.area.center, 5200, corners);
  const kills = brawl(random, sides, rivalries, {
    times: surgeTimes(random, fixture.start, fixture.end, fixture.kills),
    placeAt: () => scatter(random, spot, 350, corners),
    orderShare: sides.ORDER.length / (sides.ORDER.length + sides.DESTRUCTION.length),
    respawn: [60, 180],
  });
  return { fixture, sides, kills, instanceId: null, skirmishId: null, outcome: null };
}
