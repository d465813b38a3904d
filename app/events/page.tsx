import { EVENTS_EXPORTS } from '#app/export/kinds/war.ts';
import { TableSection } from '#components/ui/list/table-section.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { StructuredData } from '#components/ui/share/structured-data.tsx';
import { EVENT_TABLE } from '#components/war/war-tables.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listEvents } from '#lib/data/war/war-now.ts';
import { type DatedEvent, eventKey, eventWords } from '#lib/game/war/events.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { eventData } from '#lib/seo/structured-data.ts';
import { routes } from '#lib/url/routes.ts';

/** Events that run or come, and those that are over, each under its heading; nothing where there are none. */
function EventLists({ events }: { readonly events: readonly DatedEvent[] }) {
  const past = events.filter(({ state }) => state === 'Past');
  const current = events.filter(({ state }) => state !== 'Past');
  return (
    <div className="grid grid-cols-1 gap-2">
      {current.length > 0 && <TableSection {...EVENT_TABLE} title="Now and next" rows={current} />}
      {past.length > 0 && <TableSection {...EVENT_TABLE} title="Past events" rows={past} />}
    </div>
  );
}

export async function generateMetadata({ searchParams }: PageProps<'/events'>) {
  if (await askNotOffered(routes.events)) return metadataOfMissing();
  return metadataOf({
    query: await searchParams,
    path: routes.events,
    exports: EVENTS_EXPORTS,
    ...LISTS.events,
  });
}

export default async function EventsPage({ searchParams }: PageProps<'/events'>) {
  const notOffered = await askNotOffered(routes.events);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const found = listEvents(now);
  await awaitPanels(found);
  return (
    <Page crumbs="Events">
      <h1 className="text-2xl leading-title">Events</h1>
      <Load from={found} label="events">
        {(events) => (
          <>
            {events
              .filter(({ state }) => state !== 'Past')
              .map((event) => (
                <StructuredData key={eventKey(event)} of={(siteUrl) => eventData(event, siteUrl)} />
              ))}
            <p className="mt-1.5 mb-4 text-md font-semibold">{eventWords(events, now)}.</p>
            <EventLists events={events} />
          </>
        )}
      </Load>
      <p className="mt-4 max-w-[68ch] text-sm text-muted">
        Times are those of the server, in UTC; with scripts they are written in your zone, which is named. The
        calendar below can be subscribed to. Past events are those that the game’s API still lists, and those
        that an archive of it has kept.
      </p>
      <ExportLinks exports={EVENTS_EXPORTS} path={routes.events} query={query} />
    </Page>
  );
}
