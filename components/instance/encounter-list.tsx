import type { EncounterStatistics } from '#lib/game/instances/encounters.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { ENCOUNTER_COLUMNS } from './encounter-columns.tsx';

interface Numbered extends EncounterStatistics {
  readonly number: number;
}

const NUMBER: Column<Numbered> = {
  header: '#',
  width: 'w-[30px]',
  narrow: 'hidden',
  cell: ({ number }) => <span className="text-muted">{number}</span>,
};

const columns: readonly Column<Numbered>[] = [NUMBER, ...ENCOUNTER_COLUMNS];

/** Every encounter of an instance, in the order in which a party comes upon them, and its tries. */
export function EncounterList({ rows }: { readonly rows: readonly EncounterStatistics[] }) {
  return (
    <ListPanel
      caption="Encounters"
      layout="list"
      columns={columns}
      rows={rows.map((row, index) => ({ ...row, number: index + 1 }))}
      rowKey={({ encounter }) => encounter.id}
      narrowTracks="narrow:grid-cols-[auto_auto_1fr]"
      empty="No encounters are known."
    />
  );
}
