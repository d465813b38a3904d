import { describeSheet } from '#lib/seo/descriptions/describe-board.ts';
import { SHEET_EXPORTS } from '#app/export/kinds/sheet.ts';
import { KillSums } from '#components/kill/kill-sums.tsx';
import { BestGuilds } from '#components/leaderboard/best-guilds.tsx';
import { BestPlayers } from '#components/leaderboard/best-players.tsx';
import { BoardTabs } from '#components/leaderboard/board-tabs.tsx';
import { CareerSums } from '#components/leaderboard/career-sums.tsx';
import { PeriodLinks } from '#components/leaderboard/period-links.tsx';
import { TopFeuds } from '#components/leaderboard/top-feuds.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { Page } from '#components/ui/page/page.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import { periodLabel, periodSpan } from '#lib/game/boards/board-period.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { chosenPeriod, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const path = routes.scoreSheet;

export const generateMetadata = metadataWhereOffered(
  path,
  async ({ searchParams }: PageProps<'/leaderboard/sheet'>) =>
    metadataOf({
      ...describeSheet({ path, query: await searchParams, filter: SHEET_FILTER }, new Date()),
      exports: SHEET_EXPORTS,
    }),
);

export default whereOffered(path, async ({ searchParams }: PageProps<'/leaderboard/sheet'>) => {
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(path, query, SHEET_FILTER);
  const period = chosenPeriod(list.values.period, now);
  const label = periodLabel(period);
  const sums = killSums({ time: periodSpan(period) }, false, now);
  const players = getBestPlayers(period, now);
  const guilds = getBestGuilds(period, now);
  const careers = sumCareers(period, now);
  const feuds = isOffered('Query.killPairs') ? listTopFeuds(period, now) : null;
  await awaitPanels(sums, players, guilds, careers, ...(feuds ? [feuds] : []));

  return (
    <Page name="Score sheet">
      <h1 className="mb-4 text-2xl leading-title">Score sheet, {label}</h1>
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
          {(best) => <BestPlayers best={best} period={label} />}
        </Load>
        <Load from={guilds} label="best guilds" rows={5}>
          {(rows) => <BestGuilds rows={rows} />}
        </Load>
        {feuds && (
          <Load from={feuds} label="feuds" rows={5}>
            {(pairs) => <TopFeuds feuds={pairs} />}
          </Load>
        )}
      </div>
      <Load from={careers} label="careers">
        {(rows) => <CareerSums careers={rows} />}
      </Load>
      <ExportLinks exports={SHEET_EXPORTS} path={path} query={query} />
    </Page>
  );
});
