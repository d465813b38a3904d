import { sum } from 'd3-array';

import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { plain, plural, thousands } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { shareWords, type Verdict, withVerdicts } from '#lib/game/scenarios/verdict.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { SplitBar } from '../ui/split-bar.tsx';
import { type Column, declaredColumn } from '../ui/table/column.ts';
import facts from './columns.json' with { type: 'json' };

const VERDICTS: Readonly<Record<Verdict, string>> = {
  order: 'Order is favoured',
  destruction: 'Destruction is favoured',
  even: 'Even',
  open: 'Cannot be told yet',
};

const columns: readonly Column<PlayedScenarioFragment & { readonly verdict: Verdict }>[] = [
  declaredColumn(facts.scenario, ({ scenario }) => (
    <NavLink
      className="font-semibold narrow:-my-3 narrow:inline-block narrow:py-3"
      href={routes.playedScenario(scenario.id)}
    >
      {scenarioLabel(scenario)}
    </NavLink>
  )),
  declaredColumn(facts.runs, ({ results: { runs } }) => (
    <>
      {thousands(runs)}
      <span className="hidden text-muted narrow:inline"> {plural(runs, 'run', 'runs')}</span>
    </>
  )),
  declaredColumn(facts.playedScenariosWon, ({ results: { orderWins, destructionWins } }) => (
    <div className="flex items-center gap-2.5">
      <span className="text-order">{plain(orderWins)}</span>
      <SplitBar
        order={orderWins}
        destruction={destructionWins}
        label={shareWords({ orderWins, destructionWins })}
      />
      <span className="text-destruction">{plain(destructionWins)}</span>
    </div>
  )),
  declaredColumn(facts.playedScenariosVerdict, ({ verdict }) => (
    <span className={verdict === 'open' ? 'text-muted' : 'font-semibold'}>{VERDICTS[verdict]}</span>
  )),
];

/** The scenarios that were played, the most runs first, each with its result; nothing where there are none. */
export function PlayedScenarios({ scenarios }: { readonly scenarios: readonly PlayedScenarioFragment[] }) {
  if (scenarios.length === 0) return null;
  return (
    <TableSection
      title="Who wins"
      note="Decided runs of all time in this selection. A side is favoured where it surely wins more than 55 of 100; in a list of many, chance alone names at most one in twenty."
      caption="Results of each scenario"
      layout="list"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
      columns={columns}
      rows={withVerdicts(scenarios)}
      rowKey={({ scenario }) => scenario.id}
    />
  );
}

/** The results of all scenarios in one line; nothing where there are none. */
export function ResultsLine({ scenarios }: { readonly scenarios: readonly PlayedScenarioFragment[] }) {
  const orderWins = sum(scenarios, ({ results }) => results.orderWins);
  const destructionWins = sum(scenarios, ({ results }) => results.destructionWins);
  return orderWins + destructionWins === 0 ? null : (
    <p className="mt-4 text-muted">{shareWords({ orderWins, destructionWins })}.</p>
  );
}
