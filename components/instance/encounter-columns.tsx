import type { ReactNode } from 'react';

import { decimal, plural, thousands } from '#lib/format/number.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import type { Column } from '../ui/table/column.ts';
import { Duration } from '../ui/time/duration.tsx';

/** The columns of tries at an encounter, and of what those that were won come to (rules.md: Instances). */
export const ENCOUNTER_COLUMNS: readonly Column<EncounterStatistics>[] = [
  {
    header: 'Encounter',
    names: true,
    narrow: { line: 1, from: 1, to: 4 },
    cell: ({ encounter }) => <b className="font-semibold wrap-anywhere">{encounterName(encounter)}</b>,
  },
  {
    header: 'Tries',
    width: 'w-[70px]',
    align: 'end',
    narrow: { line: 2, from: 1, to: 2 },
    cell: ({ tries }) => <Count of={plural(tries, 'try', 'tries')} number={thousands(tries)} />,
  },
  {
    header: 'Wins',
    width: 'w-[70px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ totals: { totalCount } }) => (
      <Count of={plural(totalCount, 'win', 'wins')} number={thousands(totalCount)} />
    ),
  },
  {
    header: 'Median duration',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 4 },
    cell: ({ totals }) =>
      isTimed(totals) ? (
        <Count of="median" number={<Duration ms={totals.medianDuration} />} />
      ) : (
        <span className="text-muted narrow:block narrow:text-left">Never won.</span>
      ),
  },
  {
    header: 'Median deaths',
    width: 'w-[130px]',
    align: 'end',
    narrow: { line: 4, from: 1, to: 2 },
    cell: ({ totals }) =>
      isTimed(totals) && <Count of="median deaths" number={thousands(totals.medianDeaths)} />,
  },
  {
    header: 'Average deaths',
    width: 'w-[130px]',
    align: 'end',
    narrow: { line: 4, from: 2, to: 3 },
    cell: ({ totals }) =>
      isTimed(totals) && <Count of="average deaths" number={decimal(totals.averageDeaths, 2)} />,
  },
];

/** A number, with its name on narrow screens, where the head of the table is hidden. */
const Count = ({ of, number }: { readonly of: string; readonly number: ReactNode }) => (
  <span className="narrow:block narrow:text-left">
    {number}
    <span className="hidden text-sm text-muted narrow:inline"> {of}</span>
  </span>
);
