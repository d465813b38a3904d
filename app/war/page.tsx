import { WAR_EXPORTS } from '#app/export/kinds/war.ts';
import { Front } from '#components/home/front.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { TableSection } from '#components/ui/list/table-section.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { FighterPlots } from '#components/war/fighter-plots.tsx';
import { OnlineNow } from '#components/war/online-now.tsx';
import { EVENT_TABLE, RECENT_SCENARIOS, RUNNING_BATTLES, TIER_TABLE } from '#components/war/war-tables.tsx';
import { joinAnswers, mapAnswer } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { getOnlineList } from '#lib/data/war/online-list.ts';
import { getFighters, getRecentResults, listEvents, listRunningBattles } from '#lib/data/war/war-now.ts';
import { getFront } from '#lib/data/war/war.ts';
import { currentEvents } from '#lib/game/war/events.ts';
import { warSentence } from '#lib/game/war/fighters.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { WAR_FILTER } from '#lib/url/filter/war-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/war'>) {
  if (await askNotOffered(routes.war)) return metadataOfMissing();
  const query = await searchParams;
  return metadataOf({
    query,
    path: routes.war,
    exports: WAR_EXPORTS,
    ...narrowed(LISTS.war, { query, filter: WAR_FILTER }),
  });
}

export default async function WarPage({ searchParams }: PageProps<'/war'>) {
  const notOffered = await askNotOffered(routes.war);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(routes.war, query, WAR_FILTER);
  const head = Promise.all([getFighters(now, list), getFront(now)]).then(([fighters, front]) =>
    joinAnswers([fighters, front], { fighters: fighters.data, front: front.data }),
  );
  const online = getOnlineList();
  const battles = listRunningBattles(now);
  const scenarios = getRecentResults(now);
  const events = listEvents(now).then((found) => mapAnswer(found, currentEvents));
  await awaitPanels(head, online, battles, scenarios, events);
  return (
    <Page crumbs="War">
      <h1 className="text-2xl leading-title">The war now</h1>
      <Load from={head} label="fighters" rows={16}>
        {({ fighters, front }) => (
          <>
            <p className="mt-1.5 mb-4 text-md font-semibold">{warSentence(fighters, front)}</p>
            <h2 className="sr-only">Fighters</h2>
            <div className="grid grid-cols-1 gap-5">
              <FighterPlots {...fighters} />
              <Filters list={list} />
              <div className="grid grid-cols-2 items-start gap-5 compact:grid-cols-1">
                <section>
                  <h3 className="mb-2 text-lg">{TIER_TABLE.caption}</h3>
                  <ListPanel plain {...TIER_TABLE} rows={fighters.lastHour} />
                </section>
                <Front {...front} />
              </div>
            </div>
          </>
        )}
      </Load>
      <Below of={[head]}>
        <div className="mt-5 grid grid-cols-1 gap-5">
          <Load from={online} label="online list" rows={1}>
            {(list) => list && <OnlineNow list={list} />}
          </Load>
          <Load from={battles} label="running battles" rows={3}>
            {(rows) => <TableSection {...RUNNING_BATTLES} rows={rows} />}
          </Load>
          <Load from={scenarios} label="scenarios" rows={3}>
            {(rows) => <TableSection {...RECENT_SCENARIOS} rows={rows} />}
          </Load>
          <Load from={events} label="events" rows={3}>
            {(rows) => rows.length > 0 && <TableSection {...EVENT_TABLE} caption="Events now" rows={rows} />}
          </Load>
          <p className="max-w-[68ch] text-sm text-muted">
            A character fights who kills, helps to kill or falls, and counts once in each span. “Now” is the
            last full five minutes, everywhere, and the last hour ends with them. Usual is the median of the
            same hour in the eight weeks before, as soon as three of them are known; in brackets from the
            first to the third quartile. Those who are in the game without a fight are not counted.
          </p>
        </div>
      </Below>
      <ExportLinks exports={WAR_EXPORTS} path={routes.war} query={query} />
    </Page>
  );
}
