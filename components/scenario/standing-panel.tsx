import type { ScenarioStandingPartsFragment } from '#graphql/generated/documents.ts';
import {
  FIGURE_LABELS,
  perMinuteWords,
  rankWords,
  resultsWords,
  type Standing,
  type StandingRow,
  standingRows,
  standingWords,
} from '#lib/game/scenarios/standing.ts';

import { ArchiveNote } from '../ui/page/archive-note.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';
import { StandingTrend } from './standing-trend.tsx';

const COLUMNS: readonly Column<StandingRow>[] = [
  { header: 'A minute', cell: ({ figure }) => FIGURE_LABELS[figure] },
  {
    header: 'Median',
    align: 'end',
    cell: ({ perMinute }) => <b className="tracking-figure">{perMinuteWords(perMinute)}</b>,
  },
  {
    header: 'Of others',
    align: 'end',
    cell: ({ othersPerMinute }) => perMinuteWords(othersPerMinute ?? Number.NaN),
  },
  {
    header: 'Among others',
    cell: (row) => (
      <span className="grid gap-1" data-side="neutral">
        <span className={row.percentile === null ? 'text-muted' : undefined}>{rankWords(row)}</span>
        {row.percentile !== null && <ShareBar share={row.percentile} />}
      </span>
    ),
  },
];

const WITHOUT = {
  noResult: 'There is no result whose duration is known.',
  notCounted: 'The source of these pages does not count what others do.',
} as const;

interface Props {
  readonly standing: Standing;
  /** A sentence below the first. */
  readonly children?: string;
}

/** A player's usual results in scenarios beside those of others of the career (rules.md: Standing in scenarios). */
export const StandingPanel = ({ standing, children }: Props) => (
  <Panel as="section" aria-label="Standing" className="min-w-0 overflow-hidden">
    <div className="px-5 pt-4 pb-2 narrow:px-3.5">
      <h3 className="text-lg">Standing</h3>
      <p className="mt-0.5 text-muted">
        {typeof standing === 'string' ? WITHOUT[standing] : standingWords(standing)}
      </p>
      {children && <p className="mt-0.5 text-sm text-muted">{children}</p>}
      {typeof standing !== 'string' && <ArchiveNote of="Query.scenarioStanding" />}
    </div>
    {typeof standing !== 'string' && <StandingTable standing={standing} />}
  </Panel>
);

const StandingTable = ({ standing }: { readonly standing: ScenarioStandingPartsFragment }) => (
  <>
    <Table
      caption="Standing"
      columns={COLUMNS}
      rows={standingRows(standing)}
      rowKey={({ figure }) => figure}
    />
    <p className="px-5 pt-2 pb-4 text-sm text-muted narrow:px-3.5">
      {`Each figure is the median of ${resultsWords(standing.own.results)} of this player, beside that of the medians of the others. Of deaths and damage taken, less is better.`}
    </p>
  </>
);

/** The same beside the trend, under a heading of their own. */
export const StandingPanels = ({ standing, now }: Pick<Props, 'standing'> & { readonly now: Date }) => (
  <section>
    <SectionHeading>Against others of the career</SectionHeading>
    <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
      <StandingPanel standing={standing} />
      {typeof standing !== 'string' && <StandingTrend standing={standing} now={now} />}
    </div>
  </section>
);
