import { Random } from '#graphql/world/random.ts';
import { type WarWindow, warWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { Tier } from '#graphql/world/people/levels.ts';
import type { Areas } from '#graphql/world/places/areas.ts';
import { drawScenario, QUEUE_TYPE, type QueueType } from '#graphql/world/places/scenarios.ts';
import type { Fixture } from './battle-plan.ts';
import { busyHours } from './busy-hours.ts';
import { Fronts } from './fronts.ts';
import { TIME_LIMIT } from './scenario-battle.ts';

/** How many fixtures of each kind there are at scale 1. Nearly half the scenarios are recorded as skirmishes too. */
const SCENARIOS = 700;
const SKIRMISHES = 585;
const AMBUSHES = 1800;

/** Fights that end so many seconds before now, so that the newest kill is never old. */
const JUST_NOW = [0, 9, 48, 130, 260, 420];

const MINUTE = 60;

/** A fixture without its place in time. */
type Match = Omit<Fixture, 'start' | 'end'> & { readonly duration: number };

function drawTier(random: Random): Tier {
  const draw = random.next();
  if (draw < 0.14) return 1;
  if (draw < 0.21) return 2;
  return draw < 0.32 ? 3 : 4;
}

function drawQueue(random: Random, tier: Tier): QueueType {
  const draw = random.next();
  if (draw < 0.14) return QUEUE_TYPE.discordant;
  if (tier < 4 || draw < 0.76) return QUEUE_TYPE.standard;
  if (draw < 0.84) return QUEUE_TYPE.groupRanked;
  return draw < 0.98 ? QUEUE_TYPE.soloRanked : QUEUE_TYPE.citySiege;
}

/** Players on each side and kills of one run. */
function scenarioSize(random: Random, queueType: QueueType): readonly [side: number, kills: number] {
  if (queueType === QUEUE_TYPE.citySiege) return [24, random.int(50, 110)];
  if (queueType === QUEUE_TYPE.soloRanked || queueType === QUEUE_TYPE.groupRanked)
    return [6, random.int(3, 9)];
  return [random.chance(0.7) ? 12 : random.int(6, 11), random.int(5, 18)];
}

function scenarioDuration(random: Random, queueType: QueueType): number {
  if (queueType === QUEUE_TYPE.citySiege) return random.int(35 * MINUTE, 70 * MINUTE);
  return random.chance(0.35) ? TIME_LIMIT : random.int(3 * MINUTE, TIME_LIMIT - 20);
}

function drawScenarioMatch(random: Random, areas: Areas): Match {
  const tier = drawTier(random);
  const queueType = drawQueue(random, tier);
  const scenario = drawScenario(random, queueType, tier);
  const [side, kills] = scenarioSize(random, queueType);
  return {
    kind: 'scenario',
    tier,
    area: random.pick((areas.get(scenario.zone) ?? []).filter(({ name }) => name !== null)),
    scenario: { scenario, queueType },
    sizes: { ORDER: side, DESTRUCTION: side },
    kills,
    duration: scenarioDuration(random, queueType),
  };
}

/** A few skirmishes draw half the server, most are small. */
function drawSkirmishMatch(random: Random, fronts: Fronts, time: number): Match {
  const tier = drawTier(random);
  const kills = Math.round(5 * random.powerLaw(1.25, tier === 4 ? 45 : 12));
  const side = Math.min(90, 3 + Math.round(kills * random.between(0.35, 0.65)));
  return {
    kind: 'skirmish',
    tier,
    area: fronts.draw(random, tier, time),
    scenario: null,
    sizes: { ORDER: side, DESTRUCTION: Math.max(2, Math.round(side * random.between(0.75, 1.25))) },
    kills,
    duration: Math.min(50 * MINUTE, random.int(90, 240) + kills * random.int(6, 18)),
  };
}

function drawAmbushMatch(random: Random, fronts: Fronts, time: number): Match {
  const tier = drawTier(random);
  const draw = random.next();
  return {
    kind: 'ambush',
    tier,
    area: fronts.draw(random, tier, time),
    scenario: null,
    sizes: { ORDER: random.int(1, 4), DESTRUCTION: random.int(1, 4) },
    kills: draw < 0.6 ? 1 : draw < 0.86 ? 2 : 3,
    duration: random.int(20, 200),
  };
}

/** Ends by now at the latest. */
function placed(window: WarWindow, time: number, { duration, ...match }: Match): Fixture {
  const end = Math.min(window.to, time + duration);
  return { ...match, start: end - duration, end };
}

/** Every fight of the war by its start, the last ones just now. */
export function createSchedule({ seed, now, scale }: WorldOptions, areas: Areas): Fixture[] {
  const window = warWindow(now);
  const drawTime = busyHours(window);
  const fronts = new Fronts(seed, areas);
  const times = (name: string, count: number, match: (random: Random, time: number) => Match) => {
    const random = new Random(`${seed}/schedule/${name}`);
    return Array.from({ length: Math.max(1, Math.round(count * scale)) }, () => {
      const time = drawTime(random);
      return placed(window, time, match(random, time));
    });
  };
  const recent = new Random(`${seed}/schedule/recent`);
  const justNow = JUST_NOW.map((age) => {
    const match = { ...drawAmbushMatch(recent, fronts, now), sizes: { ORDER: 3, DESTRUCTION: 3 } };
    return placed(window, now - age - match.duration, match);
  });
  return [
    ...times('scenarios', SCENARIOS, (random) => drawScenarioMatch(random, areas)),
    ...times('skirmishes', SKIRMISHES, (random, time) => drawSkirmishMatch(random, fronts, time)),
    ...times('ambushes', AMBUSHES, (random, time) => drawAmbushMatch(random, fronts, time)),
    ...justNow,
  ].sort((one, other) => one.start - other.start);
}
