import { PLAYED_SCENARIO_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { HeatOverview } from '#components/map/heat-overview.tsx';
import { BestPerformances } from '#components/scenario/best-performances.tsx';
import { CareerEdges } from '#components/scenario/career-edges.tsx';
import { ResultsHead } from '#components/scenario/results-head.tsx';
import { ResultsPlot } from '#components/scenario/results-plot.tsx';
import { ScenarioList } from '#components/scenario/scenario-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel, SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { PlayedScenarioFragment, SpreadOfRunsFragment } from '#graphql/generated/documents.ts';
import { getZoneKills } from '#lib/data/war/heatmaps.ts';
import {
  getScenarioPlayers,
  getScenarioResults,
  listRunsOfScenario,
  PLAYED_SCENARIO,
} from '#lib/data/war/scenario-results.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { type SpreadRow, spreadRows } from '#lib/game/scenarios/spread-rows.ts';
import { describeResults } from '#lib/seo/descriptions/describe-results.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { RESULTS_FILTER } from '#lib/url/filter/results-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const whole = (value: number): string => thousands(Math.round(value));
const length = (seconds: number): string => shortDuration(Math.round(seconds) * 1000);

/** Names of the figures, and how their values read. */
const FIGURES = {
  length: ['Length', length],
  players: ['Players', whole],
  pointsOrder: ['Points of Order', whole],
  pointsDestruction: ['Points of Destruction', whole],
} as const;

const textOf = ({ figure }: SpreadRow, value: number): string => FIGURES[figure][1](value);

const columns: readonly Column<SpreadRow>[] = [
  { header: 'Of a run', cell: ({ figure }) => FIGURES[figure][0] },
  {
    header: 'Median',
    align: 'end',
    cell: (row) => <b className="whitespace-nowrap">{textOf(row, row.values.median)}</b>,
  },
  { header: 'A quarter below', align: 'end', cell: (row) => textOf(row, row.values.lower) },
  { header: 'A quarter above', align: 'end', cell: (row) => textOf(row, row.values.upper) },
];

/** The length, points and players of the runs that match the filter, as medians and quartiles. */
const ResultsSpread = ({ spread }: { readonly spread: SpreadOfRunsFragment }) => (
  <section>
    <SectionHeading>What a run is like</SectionHeading>
    <ListPanel
      plain
      caption="What a run is like"
      columns={columns}
      rows={spreadRows(spread)}
      rowKey={({ figure }) => figure}
    />
  </section>
);

interface Props {
  readonly scenario: PlayedScenarioFragment['scenario'];
  readonly heatmap: KillsHeatmap;
}

/** The places of the latest kills in a scenario. */
const ScenarioHeat = ({ scenario, heatmap }: Props) => (
  <section>
    <SectionHeading>Where the kills fall</SectionHeading>
    <p className="mb-3 text-muted">Kills of the last 30 days, whatever is chosen above.</p>
    <Panel className="p-5">
      <HeatOverview zoneId={scenario.zone.id} place={scenarioLabel(scenario)} {...heatmap}>
        <span className="flex flex-wrap gap-3">
          <LinkButton href={routes.killsInZone(scenario.zone.id)}>All kills here</LinkButton>
          <LinkButton href={routes.zone(scenario.zone.id)}>The zone</LinkButton>
        </span>
      </HeatOverview>
    </Panel>
  </section>
);

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.playedScenario(id), query, RESULTS_FILTER);
  return {
    list,
    results: getScenarioResults(id, list),
    players: getScenarioPlayers(id, list),
    runs: listRunsOfScenario(id, list),
  };
});

export async function generateMetadata(props: PageProps<'/scenarios/[id]'>) {
  const found = await find(PLAYED_SCENARIO, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.playedScenario(id),
    exports: PLAYED_SCENARIO_EXPORTS,
    query,
    ...describeResults(record),
  });
}

export default async function PlayedScenarioPage(props: PageProps<'/scenarios/[id]'>) {
  const found = await find(PLAYED_SCENARIO, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const {
    record: { scenario, results: all },
    id,
    query,
    provenance,
  } = found;
  const { list, results, players, runs } = start(id, query);
  const heatmap = getZoneKills(scenario.zone.id);
  await awaitPanels(results, players, heatmap, runs);
  return (
    <Page
      crumbs={[{ label: 'Scenarios', href: routes.scenarios }, { label: scenarioLabel(scenario) }]}
      provenance={provenance}
    >
      <div className="grid grid-cols-1 gap-5">
        <Load from={results} label="results" rows={6}>
          {(found) => <ResultsHead scenario={scenario} results={found.results} wasPlayed={all.runs > 0} />}
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
      <ExportLinks exports={PLAYED_SCENARIO_EXPORTS} path={routes.playedScenario(id)} query={query} />
    </Page>
  );
}
