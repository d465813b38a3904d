import { Random } from '#graphql/rules/random.ts';
import { activitySampler, type WarWindow, warWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { Tier } from '#graphql/world/characters/characters.ts';
import type { Areas } from '#graphql/world/zones/areas.ts';
import { drawScenario, QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';
import type { BattleSpec } from './battle.ts';
import { ContestedZones } from './contested-zones.ts';
import { TIME_LIMIT } from './simulate-battle.ts';

/** The number of battles of each kind at scale 1. Nearly half the scenarios are recorded as skirmishes too. */
const SCENARIOS = 700;
const SKIRMISHES = 585;
const AMBUSHES = 1800;

/** Ambushes that end so many seconds before now, so that the newest kill is never old. */
const RECENT_AMBUSH_AGES = [0, 9, 48, 130, 260, 420];

const MINUTE = 60;

/** A battle before its time is known. */
type UntimedSpec = Omit<BattleSpec, 'start' | 'end'> & { readonly duration: number };

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

function drawScenarioSpec(random: Random, areas: Areas): UntimedSpec {
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

/** A few skirmishes are very big, most are small. */
function drawSkirmishSpec(random: Random, contestedZones: ContestedZones, time: number): UntimedSpec {
  const tier = drawTier(random);
  const kills = Math.round(5 * random.powerLaw(1.25, tier === 4 ? 45 : 12));
  const side = Math.min(90, 3 + Math.round(kills * random.between(0.35, 0.65)));
  return {
    kind: 'skirmish',
    tier,
    area: contestedZones.drawArea(random, tier, time),
    scenario: null,
    sizes: { ORDER: side, DESTRUCTION: Math.max(2, Math.round(side * random.between(0.75, 1.25))) },
    kills,
    duration: Math.min(50 * MINUTE, random.int(90, 240) + kills * random.int(6, 18)),
  };
}

function drawAmbushSpec(random: Random, contestedZones: ContestedZones, time: number): UntimedSpec {
  const tier = drawTier(random);
  const draw = random.next();
  return {
    kind: 'ambush',
    tier,
    area: contestedZones.drawArea(random, tier, time),
    scenario: null,
    sizes: { ORDER: random.int(1, 4), DESTRUCTION: random.int(1, 4) },
    kills: draw < 0.6 ? 1 : draw < 0.86 ? 2 : 3,
    duration: random.int(20, 200),
  };
}

/** A fight in the open world that begins at a time. */
export function drawOpenFight(
  random: Random,
  contestedZones: ContestedZones,
  kind: 'skirmish' | 'ambush',
  start: number,
): BattleSpec {
  const draw = kind === 'skirmish' ? drawSkirmishSpec : drawAmbushSpec;
  const { duration, ...untimed } = draw(random, contestedZones, start);
  return { ...untimed, start, end: start + duration };
}

/** Ends by now at the latest. */
function timed(window: WarWindow, time: number, { duration, ...untimed }: UntimedSpec): BattleSpec {
  const end = Math.min(window.to, time + duration);
  return { ...untimed, start: end - duration, end };
}

/** Every battle of the war in the order of its start, the last ones just now. */
export function createSchedule({ seed, now, scale }: WorldOptions, areas: Areas): BattleSpec[] {
  const window = warWindow(now);
  const drawTime = activitySampler(window);
  const contestedZones = new ContestedZones(seed, areas);
  const times = (name: string, count: number, drawSpec: (random: Random, time: number) => UntimedSpec) => {
    const random = new Random(`${seed}/schedule/${name}`);
    return Array.from({ length: Math.max(1, Math.round(count * scale)) }, () => {
      const time = drawTime(random);
      return timed(window, time, drawSpec(random, time));
    });
  };
  const recent = new Random(`${seed}/schedule/recent`);
  const recentAmbushes = RECENT_AMBUSH_AGES.map((age) => {
    const untimed = { ...drawAmbushSpec(recent, contestedZones, now), sizes: { ORDER: 3, DESTRUCTION: 3 } };
    return timed(window, now - age - untimed.duration, untimed);
  });
  return [
    ...times('scenarios', SCENARIOS, (random) => drawScenarioSpec(random, areas)),
    ...times('skirmishes', SKIRMISHES, (random, time) => drawSkirmishSpec(random, contestedZones, time)),
    ...times('ambushes', AMBUSHES, (random, time) => drawAmbushSpec(random, contestedZones, time)),
    ...recentAmbushes,
  ].sort((one, other) => one.start - other.start);
}
