import type { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Tier } from '#graphql/world/characters/characters.ts';
import rows from './scenarios.json' with { type: 'json' };
import { type Zone, zoneById } from '../zones/zones.ts';

/** The queue that leads to the scenario. Events run rarely and only in tier 4. */
type ScenarioQueue = 'standard' | 'event' | 'solo ranked' | 'group ranked' | 'siege' | 'challenge';

export interface Scenario {
  readonly id: number;
  readonly name: string;
  readonly zone: Zone;
  readonly queue: ScenarioQueue;
}

/** Queue types of the contract by number (rules.md: Queues); 3 is unused, 6 has no runs in this war. */
export const QUEUE_TYPE = {
  standard: 0,
  groupRanked: 1,
  discordant: 2,
  citySiege: 4,
  soloRanked: 5,
} as const;
export type QueueType = (typeof QUEUE_TYPE)[keyof typeof QUEUE_TYPE];

/** The scenarios of the game: real ids and names, with the zone whose map they use. */
export const SCENARIOS: readonly Scenario[] = rows.map(({ id, name, zoneId, queue }) => ({
  id,
  name,
  zone: zoneById(zoneId),
  queue: queue as ScenarioQueue,
}));

const QUEUES_OF: Readonly<Record<QueueType, readonly ScenarioQueue[]>> = {
  [QUEUE_TYPE.standard]: ['standard', 'event'],
  [QUEUE_TYPE.groupRanked]: ['group ranked'],
  [QUEUE_TYPE.discordant]: ['standard'],
  [QUEUE_TYPE.citySiege]: ['siege'],
  [QUEUE_TYPE.soloRanked]: ['solo ranked'],
};

/** Higher tiers still visit the scenarios of lower ones, except those of tier 1; events are for tier 4 only. */
const opensTo = ({ zone, queue }: Scenario, tier: Tier): boolean => {
  if (queue === 'event') return tier === 4;
  const level = zone.tier || 4;
  return tier === 1 ? level === 1 : level > 1 && level <= tier;
};

/** A scenario that the queue opens for a tier. Ranked and siege queues are for tier 4. */
export function drawScenario(random: Random, queueType: QueueType, tier: Tier): Scenario {
  const open = SCENARIOS.filter(
    (scenario) => QUEUES_OF[queueType].includes(scenario.queue) && opensTo(scenario, tier),
  );
  return random.pick(open);
}

export const scenarioTable = (): WorldTable => recordTable('scenario', SCENARIOS);
