import { eventData } from '#lib/exports/feeds/event-feed.ts';
import { currentEvents, type DatedEvent, EVENT_KINDS, eventKey, eventWords } from '#lib/game/war/events.ts';
import { isoString } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { StructuredData } from '../ui/share/structured-data.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';

const time = (date: Date | null) =>
  date ? <Timestamp at={isoString(date)} precision="minute" /> : 'not known yet';

const COLUMNS: readonly Column<DatedEvent>[] = [
  { header: 'Event', cell: (event) => <b id={eventKey(event)}>{event.name}</b> },
  { header: 'Kind', cell: ({ kind }) => EVENT_KINDS[kind], narrow: 'hidden' },
  { header: 'Begins', cell: ({ start }) => time(start) },
  { header: 'Ends', cell: ({ end }) => time(end) },
  { header: 'State', cell: ({ state }) => state },
];

interface Props {
  readonly events: readonly DatedEvent[];
}

/** All events, with those to come told to search engines. */
export const EventList = ({ events }: Props) => (
  <>
    {events
      .filter(({ state }) => state !== 'Past')
      .map((event) => (
        <StructuredData key={eventKey(event)} of={(siteUrl) => eventData(event, siteUrl)} />
      ))}
    <p className="mt-1.5 mb-4 text-md font-semibold">{eventWords(events)}.</p>
    {events.length > 0 && <Table caption="Events" columns={COLUMNS} rows={events} rowKey={eventKey} />}
  </>
);

/** The events that run, and the next one; nothing where there is none. */
export function CurrentEvents({ events }: Props) {
  const rows = currentEvents(events);
  if (rows.length === 0) return null;
  return (
    <section>
      <SectionHeading>Events</SectionHeading>
      <Table caption="Events now" columns={COLUMNS} rows={rows} rowKey={eventKey} />
    </section>
  );
}

/** A line about each event that runs or begins soon; nothing where there is none. */
export const EventsNow = ({ events }: Props) =>
  events.length > 0 && (
    <Panel as="section" className="mt-6 px-4 py-3.5" aria-labelledby="events-now">
      <h2 id="events-now" className="text-md">
        <NavLink href={routes.events} className="inline-flex min-h-6 items-center narrow:min-h-11">
          Events
        </NavLink>
      </h2>
      {events.map((event) => (
        <p key={eventKey(event)}>
          <b>{event.name}</b> {event.state === 'Coming' ? 'begins: ' : 'runs; its end: '}
          {time(event.state === 'Coming' ? event.start : event.end)}
        </p>
      ))}
    </Panel>
  );
