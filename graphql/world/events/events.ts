import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { QUEUE_TYPE } from '#graphql/world/scenarios/scenarios.ts';
import { rowTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { WarWindow } from '#graphql/world/war-window.ts';

/** An event with a beginning and an end, in epoch seconds; `end` is null while it lasts. */
export interface WorldEvent {
  readonly kind: 'LiveEvent' | 'CitySiegeEvent' | 'ZandriExpeditionEvent';
  readonly name: string;
  readonly start: number;
  readonly end: number | null;
}

const DAY = 86_400;
const HOUR = 3600;

/** Sieges with less time between them are one. */
const SIEGE_PAUSE = 6 * HOUR;

const LIVE_EVENTS = [
  'The Night of Lanterns',
  'Keg Week',
  'The Wild Hunt',
  'Feast of the First Frost',
  'The Bone Fair',
] as const;
const LIVE_EVENT_LENGTH = 9 * DAY;
const EXPEDITION_LENGTH = 2 * DAY;
const EXPEDITION_EVERY = 11 * DAY;

/** Live events and expeditions by turns over the war window, and a siege for the scenarios of that queue. */
export function createEvents(window: WarWindow, simulation: BattleSimulation): readonly WorldEvent[] {
  return [...liveEvents(window), ...expeditions(window), ...citySieges(simulation)].sort(
    (one, other) => one.start - other.start || one.name.localeCompare(other.name, 'en'),
  );
}

function liveEvents({ from, to }: WarWindow): WorldEvent[] {
  const every = Math.floor((to - from) / LIVE_EVENTS.length);
  return LIVE_EVENTS.map((name, index) => {
    const start = startOfDay(from + index * every);
    return { kind: 'LiveEvent', name, start, end: start + LIVE_EVENT_LENGTH };
  });
}

function expeditions({ from, to }: WarWindow): WorldEvent[] {
  const count = Math.floor((to - from) / EXPEDITION_EVERY) + 1;
  return Array.from({ length: count }, (_, index) => startOfDay(from + 3 * DAY + index * EXPEDITION_EVERY))
    .filter((start) => start <= to)
    .map((start) => {
      const end = start + EXPEDITION_LENGTH;
      return {
        kind: 'ZandriExpeditionEvent',
        name: 'Expedition to Zandri',
        start,
        end: end > to ? null : end,
      };
    });
}

/** From the first scenario of a siege to the end of its last. */
function citySieges({ plans }: BattleSimulation): WorldEvent[] {
  const sieges: { start: number; end: number }[] = [];
  for (const { spec } of plans) {
    if (spec.scenario?.queueType !== QUEUE_TYPE.citySiege) continue;
    const last = sieges.at(-1);
    if (last && spec.start - last.end < SIEGE_PAUSE) last.end = Math.max(last.end, spec.end);
    else sieges.push({ start: spec.start, end: spec.end });
  }
  return sieges.map(({ start, end }) => ({ kind: 'CitySiegeEvent', name: 'City Siege', start, end }));
}

const startOfDay = (time: number) => time - (time % DAY);

/** Ids ascend with the beginnings. */
export const eventTable = (events: readonly WorldEvent[]): WorldTable =>
  rowTable(
    'event',
    events.map(({ kind, name, start, end }, index) => [index + 1, kind, name, start, end]),
  );
