import { describeSheet } from '#lib/seo/descriptions/describe-board.ts';
import { SHEET_EXPORTS } from '#app/export/kinds/boards.ts';
import { KillSums } from '#components/kill/kill-sums.tsx';
import { BestGuilds, BestPlayers } from '#components/leaderboard/best-list.tsx';
import { BoardTabs } from '#components/leaderboard/board-tabs.tsx';
import { CareerSums } from '#components/leaderboard/career-sums.tsx';
import { PeriodLinks } from '#components/leaderboard/period-links.tsx';
import { TopFeuds } from '#components/leaderboard/top-feuds.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Page, areaPage } from '#components/ui/page/page.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import { periodLabel, periodSpan } from '#lib/game/boards/board-period.ts';
import { chosenPeriod, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

const path = routes.scoreSheet;

const page = areaPage({
  path,
  filter: SHEET_FILTER,
  exports: SHEET_EXPORTS,
  describe: (query, now) => describeSheet({ path, query, filter: SHEET_FILTER }, now),
  panels: (list, now) => {
    const period = chosenPeriod(list.values.period, now);
    return {
      period,
      sums: killSums({ time: periodSpan(period) }, false, now),
      players: getBestPlayers(period, now),
      guilds: getBestGuilds(period, now),
      careers: sumCareers(period, now),
      feuds: isOffered('Query.killPairs') ? listTopFeuds(period, now) : null,
    };
  },
  content: ({ period, sums, players, guilds, careers, feuds }, { list, now, links }) => (
    <Page name="Score sheet">
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
      {links}
    </Page>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
