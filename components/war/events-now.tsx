import { type DatedEvent, eventKey } from '#lib/game/war/events.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { eventTime } from './war-tables.tsx';

/** A line about each event that runs or begins soon; nothing where there is none. */
export const EventsNow = ({ events }: { readonly events: readonly DatedEvent[] }) =>
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
          {eventTime(event.state === 'Coming' ? event.start : event.end)}
        </p>
      ))}
    </Panel>
  );
