import type { FoughtScenarioPageFragment, FoughtScenarioFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { Standing } from '#lib/game/scenarios/standing.ts';
import {
  type Fighter,
  type OwnPart,
  ownPart,
  resultOf,
  type WinningSide,
} from '#lib/game/battles/own-part.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import type { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { thousands, plural } from '#lib/format/number.ts';
import { Below } from '../ui/page/below.tsx';
import { Load } from '../ui/page/load.tsx';
import { StandingPanels } from './standing-panel.tsx';
import { ScenarioFilters } from './scenario-filters.tsx';
import type { Route } from 'next';
import { scoreboardHref } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario.ts';
import type { Column } from '../ui/table/column.ts';
import { DURATION, NAME, runDetails, tierColumns, TIME } from './scenario-columns.tsx';
import { ScenarioScore } from './scenario-score.tsx';
import { ScenarioTable } from './scenario-table.tsx';

interface ResultMarkProps {
  readonly run: Parameters<typeof resultOf>[0];
  /** The side of those whose list it is. */
  readonly side: WinningSide;
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

/** A column of figures, all but its cells. */
interface Figure extends Omit<Column<Row>, 'align' | 'cell'> {
  readonly of: 'kills' | 'deaths' | 'damage';
  /** The noun for one: "kill". */
  readonly one: string;
}

/** A figure with its noun on narrow screens, which have no headers. */
const figure = ({ of, one, ...column }: Figure): Column<Row> => ({
  ...column,
  align: 'end',
  cell: ({ own }) =>
    own && (
      <span className="block narrow:text-left narrow:text-sm">
        {thousands(own[of])}
        <span className="hidden text-muted narrow:inline"> {plural(own[of], one, of)}</span>
      </span>
    ),
});

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
  {
    header: 'Result',
    width: 'w-[58px] compact:w-[46px]',
    narrow: { line: 1, from: 4, to: 5, atEnd: true },
    cell: ({ run, own }) => own && <ResultMark run={run} side={own.side} />,
  },
  {
    header: 'Points',
    width: 'w-[116px] compact:w-[98px]',
    narrow: { line: 3, from: 1, to: 5 },
    cell: ({ run }) => <ScenarioScore run={run} />,
  },
  figure({
    header: 'Kills',
    of: 'kills',
    one: 'kill',
    width: 'w-[52px] compact:w-[42px]',
    narrow: { line: 4, from: 1, to: 2 },
  }),
  figure({
    header: 'Deaths',
    of: 'deaths',
    one: 'death',
    width: 'w-[62px] compact:w-[54px]',
    narrow: { line: 4, from: 2, to: 3 },
  }),
  figure({
    header: 'Damage',
    of: 'damage',
    one: 'damage',
    width: 'w-[84px] compact:w-[70px]',
    narrow: { line: 4, from: 3, to: 5, atEnd: true },
  }),
  ofRun(runDetails(hrefOf)),
];

interface FoughtScenarioListProps {
  readonly page: FoughtScenarioPageFragment;
  readonly list: ListAddress;
  /** The owner of the list. A character is marked on the scoreboards that the rows link to. */
  readonly whose: Fighter;
}

/** One page of the runs of a character or a guild: how they ended for them, and what they did (rules.md: Scenarios). */
export function FoughtScenarioList({ page, list, whose }: FoughtScenarioListProps) {
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

interface Props {
  readonly list: ListAddress<typeof SCENARIO_FILTER>;
  readonly whose: Fighter;
  readonly record: Promise<Answer<{ readonly wins: number; readonly losses: number }>>;
  readonly scenarios: Promise<Answer<FoughtScenarioPageFragment | null>>;
  /** On pages of players only. */
  readonly standing?: Promise<Answer<Standing>>;
  readonly now?: Date;
}

/** The scenarios of a character or a guild: filter, wins and losses under it, the standing of a player, the list. */
export function ScenarioSection({ list, whose, record, scenarios, standing, now }: Props) {
  return (
    <>
      <ScenarioFilters list={list} withPremade={'guildId' in whose} />
      <Load from={record} label="wins and losses" rows={1}>
        {(counts) => <ScenarioRecord {...counts} />}
      </Load>
      <Below of={[record]}>
        {standing && now && (
          <Load from={standing} label="standing" rows={8}>
            {(known) => <StandingPanels standing={known} now={now} />}
          </Load>
        )}
        <Load from={scenarios} label="scenarios">
          {(page) => <FoughtScenarioList page={page} list={list} whose={whose} />}
        </Load>
      </Below>
    </>
  );
}

/** Shows the wins and losses among the listed runs; a draw is neither. */
function ScenarioRecord({ wins, losses }: { wins: number; losses: number }) {
  return (
    <p className="mt-[18px] flex gap-7 text-muted">
      <span>
        Wins <b className="tracking-figure text-lg text-text">{thousands(wins)}</b>
      </span>
      <span>
        Losses <b className="tracking-figure text-lg text-text">{thousands(losses)}</b>
      </span>
    </p>
  );
}
