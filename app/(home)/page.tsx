import { HOME_EXPORTS } from '#app/export/kinds/home.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeHero } from '#components/home/home-hero.tsx';
import { WarPanels } from '#components/home/war-panels.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { NewKills } from '#components/kill/new-kills.tsx';
import { LeaderboardPair } from '#components/leaderboard/leaderboard-pair.tsx';
import { PlayerLeaderboard } from '#components/leaderboard/player-leaderboard.tsx';
import { ScenarioBoardLinks } from '#components/leaderboard/scenario-board-links.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { StructuredData } from '#components/ui/share/structured-data.tsx';
import { eventTime } from '#components/war/war-tables.tsx';
import { WatchPanel } from '#components/watch/watch-panel.tsx';
import { isSampleData } from '#lib/api/data-origin.ts';
import {
  getWeeklyRealmBalance,
  listMonthlyLeaderboard,
  listWeeklyLeaderboard,
} from '#lib/data/player/leaderboards.ts';
import { getBigFight } from '#lib/data/war/battle-lists.ts';
import { listLatestKills } from '#lib/data/war/kills.ts';
import { listEvents } from '#lib/data/war/war-now.ts';
import { getFront, getKillsToday } from '#lib/data/war/war.ts';
import { periodOf, periodText } from '#lib/game/boards/board-period.ts';
import { eventsOfDay, type DatedEvent, eventKey } from '#lib/game/war/events.ts';
import { leaderboardDays } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { webSite } from '#lib/seo/structured-data.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** A line about each event that runs or begins soon; nothing where there is none. */
const EventsNow = ({ events }: { readonly events: readonly DatedEvent[] }) =>
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

/** Says more than the site's name, which it begins with. */
const HEADLINE = 'War Ledger: kills and leaderboards of Order and Destruction';

const aboutSite = () =>
  `Who leads the war this week and this month: players, guilds, kills and battles of both realms, ${isSampleData() ? 'in a generated sample war' : 'recorded as they happen'}.`;

export const generateMetadata = async ({ searchParams }: PageProps<'/'>) =>
  metadataOf({
    query: await searchParams,
    title: HEADLINE,
    description: aboutSite(),
    path: routes.home,
    exports: HOME_EXPORTS,
  });

export default async function PlayersPage({ searchParams }: PageProps<'/'>) {
  const query = await searchParams;
  const list = listAddress(routes.home, query);
  const now = new Date();
  const balance = getWeeklyRealmBalance(now);
  const weekly = listWeeklyLeaderboard(now);
  const monthly = listMonthlyLeaderboard(now);
  const kills = listLatestKills(list);
  const today = getKillsToday(now);
  const front = getFront(now);
  const fight = getBigFight();
  const events = listEvents(now);
  await awaitPanels(balance, weekly, monthly, kills, today, front, fight, events);

  return (
    <>
      <StructuredData of={(siteUrl) => webSite(aboutSite(), siteUrl)} />
      <DatasetData
        name="Player leaderboards of the week and the month"
        description="The players with the most kills of this week and of this month, with their careers, ranks, realms and guilds, and the latest kills."
        path={routes.home}
        exports={HOME_EXPORTS}
        temporalCoverage={leaderboardDays(now)}
      />
      <HomeHero
        action={routes.search}
        searchLabel="Search everything"
        placeholder="Players, guilds, items, quests…"
        suggest={routes.suggestions}
        sample={isSampleData()}
        balance={balance}
      />
      <HomeFrame>
        <WatchPanel />
        <div className="-mt-2 mb-3 narrow:mb-1">
          <ScenarioBoardLinks
            label="Best of the month in scenarios"
            period={periodText(periodOf('month', now))}
          />
        </div>
        <LeaderboardPair
          now={now}
          weekly={weekly}
          monthly={monthly}
          board={PlayerLeaderboard}
          path={routes.leaderboard}
        />
        <div className="mt-3 flex justify-end narrow:justify-start">
          <ShareLinks list={list} />
        </div>
        <Load from={events} label="events" rows={1}>
          {(all) => <EventsNow events={eventsOfDay(all, now)} />}
        </Load>
        <WarPanels today={today} front={front} fight={fight} />
        <Load from={kills} label="latest kills">
          {(page) => (
            <>
              <KillList title="Latest kills" kills={page} list={list} />
              <NewKills kills={page} list={list} />
            </>
          )}
        </Load>
        <ExportLinks exports={HOME_EXPORTS} path={routes.home} query={query} />
      </HomeFrame>
    </>
  );
}
