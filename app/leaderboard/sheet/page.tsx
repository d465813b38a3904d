import { SHEET_EXPORTS } from '#app/export/kinds/score-sheet.ts';
import { KillSums } from '#components/kill/kill-sums.tsx';
import { BestGuilds, BestPlayers } from '#components/leaderboard/best-list.tsx';
import { BoardTabs } from '#components/leaderboard/board-tabs.tsx';
import { CareerSums } from '#components/leaderboard/career-sums.tsx';
import { PeriodLinks } from '#components/leaderboard/period-links.tsx';
import { TopFeuds } from '#components/leaderboard/top-feuds.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { isOffered } from '#lib/api/offered.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import { periodLabel, periodSpan } from '#lib/game/boards/board-period.ts';
import { describeSheet } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { chosenPeriod, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const path = routes.scoreSheet;

export async function generateMetadata({ searchParams }: PageProps<'/leaderboard/sheet'>) {
  if (await askNotOffered(path)) return metadataOfMissing();
  const query = await searchParams;
  return metadataOf({
    exports: SHEET_EXPORTS,
    ...describeSheet({ path, query, filter: SHEET_FILTER }, new Date()),
  });
}

export default async function ScoreSheetPage({ searchParams }: PageProps<'/leaderboard/sheet'>) {
  const notOffered = await askNotOffered(path);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(path, query, SHEET_FILTER);
  const period = chosenPeriod(list.values.period, now);
  const sums = killSums({ time: periodSpan(period) }, false, now);
  const players = getBestPlayers(period, now);
  const guilds = getBestGuilds(period, now);
  const careers = sumCareers(period, now);
  const feuds = isOffered('Query.killPairs') ? listTopFeuds(period, now) : null;
  await awaitPanels(sums, players, guilds, careers, feuds);
  return (
    <Page crumbs="Score sheet">
      <h1 className="mb-4 text-2xl leading-title">Score sheet, {periodLabel(period)}</h1>
      <BoardTabs path={path} period={list.params['period']} />
      <div className="mt-5">
        <Filters list={list} />
      </div>
      <Load from={sums} label="sums" rows={1}>
        {(counts) => (
          <>
            <KillSums {...counts} />
            <div className="mt-4">
              <PeriodLinks list={list} period={period} now={now} hasKills={counts.kills > 0} />
            </div>
          </>
        )}
      </Load>
      <div className="mt-5 grid grid-flow-dense grid-cols-[repeat(auto-fit,minmax(min(460px,100%),1fr))] gap-gap">
        <Load from={players} label="best players">
          {(best) => <BestPlayers best={best} period={periodLabel(period)} />}
        </Load>
        <Load from={guilds} label="best guilds" rows={5}>
          {(rows) => <BestGuilds rows={rows} />}
        </Load>
        <Load from={feuds} label="feuds" rows={5}>
          {(pairs) => <TopFeuds feuds={pairs} />}
        </Load>
      </div>
      <Load from={careers} label="careers">
        {(rows) => <CareerSums careers={rows} />}
      </Load>
      <ExportLinks exports={SHEET_EXPORTS} path={path} query={query} />
    </Page>
  );
}
