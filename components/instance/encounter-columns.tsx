import type { EncounterTotalsFragment } from '#graphql/generated/documents.ts';
import { decimal, thousands } from '#lib/format/number.ts';
import { type Encounter, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import type { Column } from '../ui/column.ts';
import { Duration } from '../ui/duration.tsx';

/** An encounter, with totals of its tries; durations in milliseconds, all 0 where there are none. */
export interface EncounterRow {
  readonly encounter: Encounter;
  readonly totals: EncounterTotalsFragment;
}

/** The columns of totals of the tries at an encounter (rules.md: Instances). */
export const ENCOUNTER_COLUMNS: readonly Column<EncounterRow>[] = [
  {
    header: 'Encounter',
    narrow: { line: 1, from: 1, to: 4 },
    cell: ({ encounter }) => <b className="font-semibold wrap-anywhere">{encounterName(encounter)}</b>,
  },
  {
    header: 'Median duration',
    narrow: { line: 2, from: 1, to: 4 },
    cell: ({ totals }) =>
      isTimed(totals) ? (
        <>
          <Duration ms={totals.medianDuration} />
          <span className="hidden text-sm text-muted narrow:inline"> median</span>
        </>
      ) : (
        <span className="text-muted">Nobody has finished it.</span>
      ),
  },
  {
    header: 'Median deaths',
    width: 'w-[130px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 2 },
    cell: ({ totals }) => isTimed(totals) && <Deaths of="median" number={thousands(totals.medianDeaths)} />,
  },
  {
    header: 'Average deaths',
    width: 'w-[130px]',
    align: 'end',
    narrow: { line: 3, from: 2, to: 3 },
    cell: ({ totals }) =>
      isTimed(totals) && <Deaths of="average" number={decimal(totals.averageDeaths, 2)} />,
  },
];

const Deaths = ({ of, number }: { readonly of: string; readonly number: string }) => (
  <>
    {number}
    <span className="hidden text-sm text-muted narrow:inline"> {of} deaths</span>
  </>
);
