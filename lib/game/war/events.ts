import type { Route } from 'next';

import type { WarEventFragment } from '#graphql/generated/documents.ts';
import { listWords } from '#lib/format/list-words.ts';
import { counted } from '#lib/format/number.ts';
import { knownDate } from '#lib/format/time.ts';
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

/**
 * Events that run, the last to begin first; then those to come, the next first; then the past ones, the newest first.
 * One without a readable beginning is left out. One that is listed twice is one, with the later end that is known.
 */
export function datedEvents(events: readonly WarEventFragment[], now: Date): readonly DatedEvent[] {
  const byKey = new Map<string, DatedEvent>();
  for (const event of events.flatMap((each) => datedEvent(each, now) ?? [])) {
    const key = eventKey(event);
    const known = byKey.get(key);
    if (!known || Number(event.end) > Number(known.end)) byKey.set(key, event);
  }
  const newest = newestFirst([...byKey.values()]);
  const inState = (state: DatedEvent['state']) => newest.filter((event) => event.state === state);
  return [...inState('Running'), ...inState('Coming').toReversed(), ...inState('Past')];
}

function datedEvent(
  { __typename: kind, name, startTime, endTime }: WarEventFragment,
  now: Date,
): DatedEvent | null {
  const [start, last] = [secondOf(startTime), endTime === null ? null : secondOf(endTime)];
  if (!start) return null;
  const end = last && last > start ? last : null;
  const state = start > now ? 'Coming' : end && end <= now ? 'Past' : 'Running';
  return { kind, name: name.trim() || eventKind(kind), start, end, state };
}

/** The second of a moment, since an archive keeps no parts of one; null for a moment that no event has. */
function secondOf(time: number | string): Date | null {
  const date = knownDate(time);
  return date && new Date(Math.floor(Number(date) / 1_000) * 1_000);
}

/** Events by their beginning, the last one first. */
export const newestFirst = (events: readonly DatedEvent[]): readonly DatedEvent[] =>
  events.toSorted((one, other) => Number(other.start) - Number(one.start));

/** Adds those of an archive, which are over where they are not listed. */
export function withArchived(
  listed: readonly DatedEvent[],
  archived: readonly DatedEvent[],
): readonly DatedEvent[] {
  const known = new Set(listed.map(eventKey));
  const kept = archived.flatMap((event): DatedEvent[] =>
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

const HOUR = 3_600_000;

/** The time to the start of an event. @example untilWords(new Date(90_000_000), new Date(0)) // 'in 25 hours' */
function untilWords(start: Date, now: Date): string {
  const left = Number(start) - Number(now);
  if (left >= 2 * DAY) return `in ${counted(Math.round(left / DAY), 'day')}`;
  return left > HOUR ? `in ${counted(Math.round(left / HOUR), 'hour')}` : 'within the hour';
}

/**
 * Says which events run and which comes next.
 * @example eventWords(events, now) // 'Keg Week runs; next: City Siege, in 3 days'
 */
export function eventWords(events: readonly DatedEvent[], now: Date): string {
  const [running, coming] = [
    events.filter(({ state }) => state === 'Running'),
    events.find(({ state }) => state === 'Coming'),
  ];
  const names = listWords(running.map(({ name }) => name));
  if (running.length === 0 && !coming) return 'No event runs and none is announced';
  return [
    running.length === 0 ? 'No event runs' : `${names} ${running.length === 1 ? 'runs' : 'run'}`,
    ...(coming ? [`next: ${coming.name}, ${untilWords(coming.start, now)}`] : []),
  ].join('; ');
}

/**
 * An id of an event that stays the same: events of the API have none. Its name is in it in plain letters, and whatever
 * else a name may hold as the number of the character, so that two names never share an id.
 * @example eventKey(event) // 'keg-week-LiveEvent-1795651200'
 */
export const eventKey = ({ kind, name, start }: DatedEvent): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]/gu, keyPart)}-${kind}-${Number(start) / 1_000}`;

const keyPart = (character: string): string =>
  character === ' ' ? '-' : `_${(character.codePointAt(0) ?? 0).toString(36)}_`;

/** The address of an event in the list of all. */
export const eventHref = (event: DatedEvent): Route => `${routes.events}#${eventKey(event)}` as Route;
