import type { Route } from 'next';

import type { FoughtScenarioFragment, FoughtScenarioPageFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { type Fighter, type OwnPart, ownPart, resultOf, type Side } from '#lib/game/battles/own-part.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { scoreboardHref } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario.ts';

import { type Column, declaredColumn } from '../ui/table/column.ts';
import { DURATION, NAME, runDetails, tierColumns, TIME } from './scenario-columns.tsx';
import { ScenarioScore } from './scenario-score.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import facts from './columns.json' with { type: 'json' };

interface ResultMarkProps {
  readonly run: Parameters<typeof resultOf>[0];
  /** The side of those whose list it is. */
  readonly side: Side;
}

/** Won, lost or a draw for one side, with the score for screen readers; nothing for an unknown result. */
function ResultMark({ run, side }: ResultMarkProps) {
  const result = resultOf(run, side);
  if (result === '') return null;
  return (
    <>
      <b className={result === 'Won' ? 'font-bold text-ok' : 'font-semibold text-muted'}>{result}</b>
      <span className="sr-only select-none">: {scenarioOutcome(run)}</span>
    </>
  );
}

/** A run with the result of one player or guild; null if they are missing from the scoreboard. */
interface Row {
  readonly run: FoughtScenarioFragment;
  readonly own: OwnPart | null;
}

/** A figure with its noun on narrow screens, which have no headers. */
const figure = (key: 'kills' | 'deaths' | 'damage') =>
  declaredColumn<Row>(
    facts[key],
    ({ own }) =>
      own && (
        <span className="block narrow:text-left narrow:text-sm">
          {thousands(own[key])}
          <span className="hidden text-muted narrow:inline"> {plural(own[key], facts[key].one, key)}</span>
        </span>
      ),
  );

/** A column that looks at the run alone. */
const ofRun = (column: Column<FoughtScenarioFragment>): Column<Row> => ({
  ...column,
  rowSpan: undefined,
  measure: undefined,
  cell: ({ run }) => column.cell(run),
});

const columns = (hrefOf: (id: string) => Route): readonly Column<Row>[] => [
  ofRun(NAME),
  ...tierColumns().map((column) => ofRun({ ...column, width: 'w-[50px] compact:hidden narrow:block' })),
  ofRun(TIME),
  ofRun({ ...DURATION, width: 'w-[90px] compact:hidden narrow:block' }),
  declaredColumn(facts.result, ({ run, own }) => own && <ResultMark run={run} side={own.side} />),
  declaredColumn(facts.foughtScenarioListPoints, ({ run }) => <ScenarioScore run={run} />),
  figure('kills'),
  figure('deaths'),
  figure('damage'),
  ofRun(runDetails(hrefOf)),
];

interface Props {
  readonly page: FoughtScenarioPageFragment;
  readonly list: ListAddress;
  /** The owner of the list. A character is marked on the scoreboards that the rows link to. */
  readonly whose: Fighter;
}

/** One page of the runs of a character or a guild: how they ended for them, and what they did (rules.md: Scenarios). */
export function FoughtScenarioList({ page, list, whose }: Props) {
  const rows = (page.nodes ?? []).map((run) => ({ run, own: ownPart(run.scoreboardEntries, whose) }));
  const pinned = 'characterId' in whose ? whose.characterId : undefined;
  return (
    <ScenarioTable
      columns={columns((id) => scoreboardHref(routes.scenario(id), pinned))}
      rows={rows}
      rowKey={({ run }) => run.id}
      list={list}
      pageInfo={page.pageInfo}
    />
  );
}
