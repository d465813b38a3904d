import { sum } from 'd3-array';

import { SCENARIOS_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { filterFields } from '#components/scenario/scenario-filters.tsx';
import { ScenarioList } from '#components/scenario/scenario-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { RowFold } from '#components/ui/list/row-fold.tsx';
import { TableSection } from '#components/ui/list/table-section.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { after, Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { SplitBar } from '#components/ui/split-bar.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { isOffered } from '#lib/api/offered.ts';
import { listAllRuns, listPlayedScenarios, namedScenarios } from '#lib/data/war/scenario-results.ts';
import { plain } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import {
  leaderWords,
  openWords,
  rangeWords,
  shareWords,
  type Verdict,
  withVerdicts,
} from '#lib/game/scenarios/verdict.ts';
import { scenarioPages } from '#lib/seo/descriptions/listed-battles.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { RUNS_FILTER } from '#lib/url/filter/results-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const VERDICTS: Readonly<Record<Exclude<Verdict, 'open'>, string>> = {
  order: 'Order is favoured',
  destruction: 'Destruction is favoured',
  even: 'Even',
};

/** The interval of the estimate; on a phone, where it has no header, with words. */
const RangeCell = ({ range }: { readonly range: string }) =>
  range && (
    <span className="text-sm text-muted">
      <span className="hidden narrow:inline">could be </span>
      {range}
    </span>
  );

const columns: readonly Column<PlayedScenarioFragment & { readonly verdict: Verdict }>[] = [
  {
    header: 'Scenario',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ scenario }) => (
      <NavLink
        className="font-semibold narrow:-my-3 narrow:inline-block narrow:py-3"
        href={routes.playedScenario(scenario.id)}
      >
        {scenarioLabel(scenario)}
      </NavLink>
    ),
  },
  {
    header: 'Who wins',
    width: 'w-[150px] compact:w-[124px]',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ results }) => <b className="font-semibold">{leaderWords(results)}</b>,
  },
  {
    header: 'Won',
    width: 'w-[260px] compact:w-[120px]',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ results }) => (
      <div className="flex items-center gap-2.5">
        <span className="text-order">{plain(results.orderWins)}</span>
        <SplitBar
          order={results.orderWins}
          destruction={results.destructionWins}
          label={shareWords(results)}
        />
        <span className="text-destruction">{plain(results.destructionWins)}</span>
      </div>
    ),
  },
  {
    header: 'Could be',
    meaning: 'The range that holds the true share in 95 of 100 such counts',
    width: 'w-[110px] compact:w-[84px]',
    narrow: { line: 3, from: 2, to: 3, atEnd: true },
    cell: ({ results }) => <RangeCell range={rangeWords(results)} />,
  },
  {
    header: 'Verdict',
    width: 'w-[190px] compact:w-[116px]',
    narrow: { line: 3, from: 1, to: 2 },
    cell: ({ verdict, results }) => (
      <span className={verdict === 'open' ? 'text-sm text-muted' : 'text-sm font-semibold'}>
        {verdict === 'open' ? openWords(results) : VERDICTS[verdict]}
      </span>
    ),
  },
];

/** The scenarios that were played, the most runs first, each with its result; nothing where there are none. */
function PlayedScenarios({ scenarios }: { readonly scenarios: readonly PlayedScenarioFragment[] }) {
  if (scenarios.length === 0) return null;
  return (
    <RowFold rows={scenarios.length} one="scenario">
      <TableSection
        title="Who wins"
        note="Decided runs of all time in this selection. A side is favoured, by the scenario or by a stronger realm, where it surely wins more than 55 of 100; in a list of many, chance alone names at most one in twenty."
        caption="Results of each scenario"
        layout="list"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
        columns={columns}
        rows={withVerdicts(scenarios)}
        rowKey={({ scenario }) => scenario.id}
      />
    </RowFold>
  );
}

/** The results of all scenarios in one line, with an interval where it is one scenario; nothing where there are none. */
function ResultsLine({ scenarios }: { readonly scenarios: readonly PlayedScenarioFragment[] }) {
  const orderWins = sum(scenarios, ({ results }) => results.orderWins);
  const destructionWins = sum(scenarios, ({ results }) => results.destructionWins);
  const designEffect = scenarios.length === 1 ? (scenarios[0]?.results.designEffect ?? null) : null;
  return orderWins + destructionWins === 0 ? null : (
    <p className="mt-4 text-muted">
      {shareWords({ orderWins, destructionWins, designEffect })}.{' '}
      <a href="#runs" className="text-link underline">
        Newest runs
      </a>
    </p>
  );
}

interface Props {
  readonly list: ListAddress<typeof RUNS_FILTER>;
  /** The scenarios to choose from; false where the API does not tell them. */
  readonly played: readonly PlayedScenarioFragment[] | false;
}

/** The filter of all runs, as far as the API filters. */
function RunFilters({ list, played }: Props) {
  const { fields } = RUNS_FILTER;
  const named = (played || [])
    .map(({ scenario }) => ({ value: scenario.id, label: scenarioLabel(scenario) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
  const scenario = { ...fields.scenario, options: [...fields.scenario.options, ...named] };
  const shown = [
    ...(played ? ['scenario'] : []),
    ...filterFields(false),
    ...['from', 'to'].filter((name) => isOffered(`Query.scenarios(${name}:)`)),
  ];
  return (
    <Filters list={{ ...list, filter: { ...RUNS_FILTER, fields: { ...fields, scenario } } }} fields={shown} />
  );
}

export async function generateMetadata({ searchParams }: PageProps<'/scenarios'>) {
  if (await askNotOffered(routes.scenarios)) return metadataOfMissing();
  return metadataOf({
    query: await searchParams,
    path: routes.scenarios,
    exports: SCENARIOS_EXPORTS,
    ...LISTS.scenarios,
  });
}

export default async function ScenariosPage({ searchParams }: PageProps<'/scenarios'>) {
  const notOffered = await askNotOffered(routes.scenarios);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.scenarios, query, RUNS_FILTER);
  const scenarios = listAllRuns(list);
  const played = listPlayedScenarios(list);
  // The runs stand below the results, which would push them down.
  const runs = after(played, scenarios);
  await awaitPanels(runs, scenarios, played);
  return (
    <>
      <HomeTitle>Scenarios</HomeTitle>
      <HomeFrame>
        <Load from={played} label="results" rows={16}>
          {(found) => (
            <>
              <RunFilters list={list} played={found} />
              {found && <ResultsLine scenarios={namedScenarios(list, found)} />}
              {found && <PlayedScenarios scenarios={namedScenarios(list, found)} />}
            </>
          )}
        </Load>
        <Load from={runs} label="scenarios">
          {(found) => (
            <section id="runs" className="mt-6">
              <ListData name="Scenarios" rows={scenarioPages(found)} />
              <SectionHeading>Newest runs</SectionHeading>
              <ScenarioList page={found} list={list} />
            </section>
          )}
        </Load>
        <ExportLinks exports={SCENARIOS_EXPORTS} path={routes.scenarios} query={query} />
      </HomeFrame>
    </>
  );
}
