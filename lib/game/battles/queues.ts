import type { ScenarioQueueType } from '#graphql/generated/documents.ts';

interface Queue {
  readonly label: string;
  /** The number of the queue in the API's runs. */
  readonly number: number;
}

/**
 * The queues by which runs are filtered, in the order of the options (rules.md: Queues). Runs of the discordant
 * skirmishes have the name that the filter gives their queue.
 * @example QUEUES.SOLO.label // 'Pickup'
 */
export const QUEUES: Readonly<Record<ScenarioQueueType, Queue>> = {
  STANDARD: { label: 'Standard', number: 0 },
  SOLO: { label: 'Pickup', number: 2 },
  CITY_SIEGE: { label: 'City Siege', number: 4 },
  GROUP_RANKED: { label: 'Group Ranked', number: 1 },
  SOLO_RANKED: { label: 'Solo Ranked', number: 5 },
};

/** Queues that no filter offers. */
const OTHER_QUEUES: readonly Queue[] = [
  { label: 'Unused', number: 3 },
  { label: 'Group Challenge', number: 6 },
];

const LABELS: ReadonlyMap<number, string> = new Map(
  [...Object.values(QUEUES), ...OTHER_QUEUES].map(({ number, label }) => [number, label]),
);

/** The queue that a run was joined from, by its number. @example queueLabel(4) // 'City Siege' */
export function queueLabel(number: number): string {
  return LABELS.get(number) ?? (Number.isNaN(number) ? 'Unknown queue' : `Queue ${number}`);
}
