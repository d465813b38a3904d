import type { Route } from 'next';

import type { WarEventFragment } from '#graphql/generated/documents.ts';
import { toDate } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';

import { isKeyOf, lookUp } from '../look-up.ts';

const DAY = 86_400_000;

/** An event as it stands at a moment. */
export interface DatedEvent {
  readonly kind: WarEventFragment['__typename'];
  readonly name: string;
  readonly start: Date;
  /** Null while it is not known. */
  readonly end: Date | null;
  readonly state: 'Running' | 'Coming' | 'Past';
}

const KINDS: Readonly<Record<WarEventFragment['__typename'], string>> = {
  LiveEvent: 'Live event',
  CitySiegeEvent: 'City siege',
  ZandriExpeditionEvent: 'Expedition',
};

/** The kind of an event in words; 'Event' for one that we do not know. @example eventKind('LiveEvent') // 'Live event' */
export const eventKind = (kind: string): string => lookUp(KINDS, kind) ?? 'Event';

/** True for a kind of event that our own API has too. */
export const isEventKind = (kind: string): boolean => isKeyOf(KINDS, kind);

/** Events that run, the last to begin first; then those to come, the next first; then the past ones, the newest first. */
export function datedEvents(events: readonly WarEventFragment[], now: Date): readonly DatedEvent[] {
  const dated = events.flatMap(({ __typename: kind, name, startTime, endTime }): DatedEvent[] => {
    const start = toDate(startTime);
    if (!start) return [];
    const end = endTime === null ? null : toDate(endTime);
    const state = start > now ? 'Coming' : end && end <= now ? 'Past' : 'Running';
    return [{ kind, name, start, end, state }];
  });
  const newest = newestFirst(dated);
  const inState = (state: DatedEvent['state']) => newest.filter((event) => event.state === state);
  return [...inState('Running'), ...inState('Coming').toReversed(), ...inState('Past')];
}

/** Events by their beginning, the last one first. */
export const newestFirst = (events: readonly DatedEvent[]): readonly DatedEvent[] =>
  events.toSorted((one, other) => Number(other.start) - Number(one.start));

/** Adds those of a record, which are over where they are not listed. */
export function withRecorded(
  listed: readonly DatedEvent[],
  recorded: readonly DatedEvent[],
): readonly DatedEvent[] {
  const known = new Set(listed.map(eventKey));
  const kept = recorded.flatMap((event): DatedEvent[] =>
    known.has(eventKey(event)) ? [] : [{ ...event, state: 'Past' }],
  );
  const past = [...listed.filter(({ state }) => state === 'Past'), ...kept];
  return [...listed.filter(({ state }) => state !== 'Past'), ...newestFirst(past)];
}

/** Those of events that run, and the next one to come. */
export const currentEvents = (events: readonly DatedEvent[]): readonly DatedEvent[] => [
  ...events.filter(({ state }) => state === 'Running'),
  ...events.filter(({ state }) => state === 'Coming').slice(0, 1),
];

/** Those that run, or begin within a day. */
export const eventsOfDay = (events: readonly DatedEvent[], now: Date): readonly DatedEvent[] =>
  events.filter(({ state, start }) => state !== 'Past' && Number(start) <= Number(now) + DAY);

/** Says which events run and which comes next. @example eventWords(events) // 'Keg Week runs; next: City Siege' */
export function eventWords(events: readonly DatedEvent[]): string {
  const [running, coming] = [
    events.filter(({ state }) => state === 'Running'),
    events.find(({ state }) => state === 'Coming'),
  ];
  const names = running.map(({ name }) => name).join(', ');
  return [
    running.length === 0 ? 'No event runs' : `${names} ${running.length === 1 ? 'runs' : 'run'}`,
    ...(coming ? [`next: ${coming.name}`] : []),
  ].join('; ');
}

/** An id of an event that stays the same: events of the API have none. */
export const eventKey = ({ kind, name, start }: DatedEvent): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${kind}-${Number(start) / 1_000}`;

/** The address of an event in the list of all. */
export const eventHref = (event: DatedEvent): Route => `${routes.events}#${eventKey(event)}` as Route;
