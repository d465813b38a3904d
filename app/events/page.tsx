import { EVENTS_EXPORTS } from '#app/export/kinds/war.ts';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Page, areaPage } from '#components/ui/page/page.tsx';
import { StructuredData } from '#components/ui/share/structured-data.tsx';
import { EVENT_TABLE } from '#components/war/war-tables.tsx';
import { listEvents } from '#lib/data/war/war-now.ts';
import { eventKey, eventWords } from '#lib/game/war/events.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { eventData } from '#lib/seo/structured-data.ts';
import { routes } from '#lib/url/routes.ts';

const page = areaPage({
  path: routes.events,
  exports: EVENTS_EXPORTS,
  describe: () => LISTS.events,
  panels: (_, now) => ({ found: listEvents(now) }),
  content: ({ found }, { links }) => (
    <Page name="Events">
      <h1 className="text-2xl leading-title">Events</h1>
      <Load from={found} label="events">
        {(events) => (
          <>
            {events
              .filter(({ state }) => state !== 'Past')
              .map((event) => (
                <StructuredData key={eventKey(event)} of={(siteUrl) => eventData(event, siteUrl)} />
              ))}
            <p className="mt-1.5 mb-4 text-md font-semibold">{eventWords(events)}.</p>
            {events.length > 0 && <ListPanel plain caption="Events" {...EVENT_TABLE} rows={events} />}
          </>
        )}
      </Load>
      <p className="mt-4 max-w-[68ch] text-sm text-muted">
        Times are those of the server, in UTC; with scripts they are written in your zone, which is named. The
        calendar below can be subscribed to. Past events are those that the game’s API still lists, and those
        that a record of it has seen.
      </p>
      {links}
    </Page>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
