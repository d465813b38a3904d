import { plural, thousands } from '#lib/format/number.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';

import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { ENCOUNTER_COLUMNS } from './encounter-columns.tsx';

interface Props {
  readonly rows: readonly EncounterStatistics[];
  /** True if the filter's bounds exclude each other. */
  readonly impossible: boolean;
}

/** The encounters won under the filter, and the number of those left out (rules.md: Instances). */
export function StatisticsTable({ rows, impossible }: Props) {
  const timed = rows.filter(({ totals }) => isTimed(totals));
  const note = noteOn(rows.length, timed.length, impossible);
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Statistics of encounters"
        layout="list"
        columns={ENCOUNTER_COLUMNS}
        rows={timed}
        rowKey={({ encounter }) => encounter.id}
        narrowTracks="narrow:grid-cols-[auto_auto_1fr]"
      />
      {note && <p className="border-t border-line px-4.5 py-4 text-muted narrow:px-3.5">{note}</p>}
    </Panel>
  );
}

function noteOn(all: number, timed: number, impossible: boolean): string | null {
  const missing = all - timed;
  if (all === 0) return 'No encounters are known.';
  if (impossible)
    return 'Nothing is both below and above: a lower bound of the filter is greater than the upper one.';
  if (timed === 0) return 'No encounter was won under this filter.';
  if (missing === 0) return null;
  const encounters = `${thousands(missing)} ${plural(missing, 'encounter', 'encounters')}`;
  return `Not listed: ${encounters} never won under this filter.`;
}
