import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeHero } from '#components/home/home-hero.tsx';
import { RealmBalance } from '#components/home/realm-balance.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { LeaderboardPair } from '#components/leaderboard/leaderboard-pair.tsx';
import { PlayerLeaderboard } from '#components/leaderboard/player-leaderboard.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { ExportLinks } from '#components/ui/export-links.tsx';
import { Load } from '#components/ui/load.tsx';
import { ShareLinks } from '#components/ui/share-links.tsx';
import { isSampleData } from '#lib/api/sample-data.ts';
import { listLatestKills } from '#lib/data/kills.ts';
import {
  getWeeklyRealmBalance,
  listMonthlyLeaderboard,
  listWeeklyLeaderboard,
} from '#lib/data/leaderboards.ts';
import { HOME_EXPORTS } from '#lib/exports/home-exports.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'War Ledger',
    description: `Kills, leaderboards, players and guilds of both realms, ${isSampleData() ? 'in a generated sample war' : 'recorded as they happen'}.`,
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
  await awaitPanels(balance, weekly, monthly, kills);

  return (
    <>
      <HomeHero
        action={routes.search}
        searchLabel="Player name"
        placeholder="Find a player by name"
        sample={isSampleData()}
      >
        <Load from={balance} label="kills by realm" rows={2}>
          {(totals) => <RealmBalance {...totals} />}
        </Load>
      </HomeHero>
      <HomeFrame>
        <LeaderboardPair now={now} weekly={weekly} monthly={monthly} board={PlayerLeaderboard} />
        <div className="mt-3 flex justify-end narrow:justify-start">
          <ShareLinks list={list} />
        </div>
        <Load from={kills} label="latest kills">
          {(page) => <KillList title="Latest kills" kills={page} list={list} />}
        </Load>
        <ExportLinks exports={HOME_EXPORTS} path={routes.home} query={query} />
      </HomeFrame>
    </>
  );
}
