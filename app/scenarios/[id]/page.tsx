import { PLAYED_SCENARIO_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { BestPerformances } from '#components/scenario/best-performances.tsx';
import { CareerEdges } from '#components/scenario/career-edges.tsx';
import { ResultsHead } from '#components/scenario/results-head.tsx';
import { ResultsPlot } from '#components/scenario/results-plot.tsx';
import { ResultsSpread } from '#components/scenario/results-spread.tsx';
import { ScenarioHeat } from '#components/scenario/scenario-heat.tsx';
import { ScenarioList } from '#components/scenario/scenario-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { SectionHeading } from '#components/ui/page/section-heading.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { getZoneKills } from '#lib/data/war/heatmaps.ts';
import {
  getScenarioPlayers,
  getScenarioResults,
  listRunsOfScenario,
  PLAYED_SCENARIO,
} from '#lib/data/war/scenario-results.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { describeResults } from '#lib/seo/descriptions/describe-results.ts';
import { RESULTS_FILTER } from '#lib/url/filter/results-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: PLAYED_SCENARIO,
  path: routes.playedScenario,
  filter: RESULTS_FILTER,
  exports: PLAYED_SCENARIO_EXPORTS,
  describe: describeResults,
  crumbs: ({ scenario }) => [
    { label: 'Scenarios', href: routes.scenarios },
    { label: scenarioLabel(scenario) },
  ],
  early: ({ id, list }) => ({
    results: getScenarioResults(id, list),
    players: getScenarioPlayers(id, list),
    runs: listRunsOfScenario(id, list),
  }),
  panels: ({ scenario }) => ({ heatmap: getZoneKills(scenario.zone.id) }),
  content: ({ record: { scenario }, list, panels: { results, players, heatmap, runs } }) => (
    <div className="grid gap-5">
      <Load from={results} label="results" rows={6}>
        {(found) => <ResultsHead scenario={scenario} results={found.results} />}
      </Load>
      <Filters list={list} />
      <Load from={results} label="results by day" rows={8}>
        {({ days, spread }) => (
          <>
            <ResultsPlot days={days} />
            {spread && <ResultsSpread spread={spread} />}
          </>
        )}
      </Load>
      <Load from={players} label="careers and players" rows={8}>
        {(found) => (
          <>
            <CareerEdges careers={found.careers} />
            <BestPerformances list={list} found={found} />
          </>
        )}
      </Load>
      <Load from={heatmap} label="heatmap" rows={8}>
        {(found) => found && <ScenarioHeat scenario={scenario} heatmap={found} />}
      </Load>
      <Load from={runs} label="runs">
        {(found) => (
          <section>
            <SectionHeading>Newest runs</SectionHeading>
            <ScenarioList page={found} list={list} />
          </section>
        )}
      </Load>
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
