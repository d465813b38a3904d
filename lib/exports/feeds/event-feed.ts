import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { type DatedEvent, eventHref, eventKind, newestFirst } from '#lib/game/war/events.ts';

import { FEED_ENTRIES, type FeedEntry } from './export-feed.ts';

const moment = (date: Date): string => `${utcDateLong(date)}, ${utcTimeShort(date)} UTC`;

/** Events in a feed, the last to begin first. */
export const eventEntries = (events: readonly DatedEvent[]): readonly FeedEntry[] =>
  newestFirst(events)
    .slice(0, FEED_ENTRIES)
    .map((event) => ({
      path: eventHref(event),
      title: `${event.name}: from ${moment(event.start)}`,
      summary: `${eventKind(event.kind)}, from ${moment(event.start)}${event.end ? ` to ${moment(event.end)}` : ''}.`,
      published: event.start,
      updated: event.start,
      categories: [{ term: 'event', label: 'Event' }],
    }));

/** An event for search engines, as schema.org has it. */
export const eventData = (event: DatedEvent, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.name,
  startDate: isoString(event.start),
  ...(event.end ? { endDate: isoString(event.end) } : {}),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: new URL(eventHref(event), siteUrl).href },
  url: new URL(eventHref(event), siteUrl).href,
});
