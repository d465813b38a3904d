import { decimal, thousands } from '#lib/format/number.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import type { Column } from '../ui/table/column.ts';
import { countColumn, NamedNumber } from '../ui/table/count-column.tsx';
import { Duration } from '../ui/time/timestamp.tsx';

/** The columns of tries at an encounter, and of what those that were won come to (rules.md: Instances). */
export const ENCOUNTER_COLUMNS: readonly Column<EncounterStatistics>[] = [
  {
    header: 'Encounter',
    names: true,
    narrow: { line: 1, from: 1, to: 4 },
    cell: ({ encounter }) => <b className="font-semibold wrap-break-word">{encounterName(encounter)}</b>,
  },
  countColumn({
    header: 'Tries',
    width: 'w-[70px]',
    narrow: { line: 2, from: 1, to: 2 },
    count: ({ tries }) => tries,
    one: 'try',
    many: 'tries',
  }),
  countColumn({
    header: 'Wins',
    width: 'w-[70px]',
    narrow: { line: 2, from: 2, to: 3 },
    count: ({ totals }) => totals.totalCount,
    one: 'win',
  }),
  {
    header: 'Median duration',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 4 },
    cell: ({ totals }) =>
      isTimed(totals) ? (
        <NamedNumber number={<Duration ms={totals.medianDuration} />} name="median" />
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
      isTimed(totals) && <NamedNumber number={thousands(totals.medianDeaths)} name="median deaths" />,
  },
  {
    header: 'Average deaths',
    width: 'w-[130px]',
    align: 'end',
    narrow: { line: 4, from: 2, to: 3 },
    cell: ({ totals }) =>
      isTimed(totals) && <NamedNumber number={decimal(totals.averageDeaths, 2)} name="average deaths" />,
  },
];
