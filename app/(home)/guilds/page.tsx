import type { Route } from 'next';

import { GUILDS_EXPORTS } from '#app/export/kinds/home.ts';
import { GuildCell } from '#components/guild/guild-cell.tsx';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeHero } from '#components/home/home-hero.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { LeaderboardPair } from '#components/leaderboard/leaderboard-pair.tsx';
import { Leaderboard } from '#components/leaderboard/leaderboard.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import type { GuildStandingFragment } from '#graphql/generated/documents.ts';
import { isSampleData } from '#lib/api/data-origin.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import {
  getWeeklyRealmBalance,
  listMonthlyGuildLeaderboard,
  listWeeklyGuildLeaderboard,
} from '#lib/data/player/leaderboards.ts';
import { listLatestKills } from '#lib/data/war/kills.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { leaderboardDays } from '#lib/seo/descriptions/describe-board.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/guilds'>) {
  if (await askNotOffered(routes.guilds)) return metadataOfMissing();
  return metadataOf({
    query: await searchParams,
    path: routes.guilds,
    exports: GUILDS_EXPORTS,
    ...LISTS.guilds,
  });
}

export default async function GuildsPage({ searchParams }: PageProps<'/guilds'>) {
  const notOffered = await askNotOffered(routes.guilds);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(routes.guilds, query);
  const balance = getWeeklyRealmBalance(now);
  const weekly = listWeeklyGuildLeaderboard(now);
  const monthly = listMonthlyGuildLeaderboard(now);
  const kills = listLatestKills(list);
  await awaitPanels(balance, weekly, monthly, kills);
  return (
    <>
      <DatasetData
        name="Guild leaderboards of the week and the month"
        description="The guilds of both realms with the most kills of this week and of this month, and the latest kills."
        path={routes.guilds}
        exports={GUILDS_EXPORTS}
        temporalCoverage={leaderboardDays(now)}
      />
      <HomeHero
        action={routes.guildSearch}
        searchLabel="Guild name"
        placeholder="Find a guild by name"
        suggest={routes.guildSuggestions}
        sample={isSampleData()}
        balance={balance}
      />
      <HomeFrame>
        <LeaderboardPair
          now={now}
          weekly={weekly}
          monthly={monthly}
          board={GuildLeaderboard}
          path={routes.guildLeaderboard}
        />
        <div className="mt-3 flex justify-end narrow:justify-start">
          <ShareLinks list={list} />
        </div>
        <Load from={kills} label="latest kills">
          {(found) => <KillList title="Latest kills" kills={found} list={list} />}
        </Load>
        <ExportLinks exports={GUILDS_EXPORTS} path={routes.guilds} query={query} />
      </HomeFrame>
    </>
  );
}

interface Props {
  readonly title: string;
  readonly period: string;
  readonly all: Route;
  readonly standings: readonly GuildStandingFragment[];
}

function GuildLeaderboard({ title, period, all, standings }: Props) {
  const places = standings.map(({ rank, sharedBy, kills, deaths, guild }, index) => ({
    id: guild.id,
    rank,
    sharedBy,
    kills,
    deaths,
    realm: realmOf(guild.realm).side,
    who: <GuildCell guild={guild} first={index === 0} />,
  }));
  return <Leaderboard title={title} period={period} header="Guild" places={places} all={all} />;
}
