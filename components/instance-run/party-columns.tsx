import { plain } from '#lib/format/number.ts';
import { itemRatings, type PartyMember, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';

import type { Column } from '../ui/table/column.ts';
import { RunDuration } from './run-duration.tsx';

/** A run or a try at an encounter, as lists of them show it. */
interface Row {
  readonly start: number;
  readonly end: number;
  readonly scoreboardEntries: readonly PartyMember[];
}

/** The column of the duration; it says so where the end is unknown. */
export const DURATION: Column<Row> = {
  header: 'Duration',
  cell: (run) => <RunDuration run={run} />,
};

export const DEATHS: Column<Row> = {
  header: 'Deaths',
  align: 'end',
  cell: ({ scoreboardEntries }) => plain(totalDeaths(scoreboardEntries)),
};

const rating = (header: string, key: 'min' | 'average' | 'max'): Column<Row> => ({
  header,
  align: 'end',
  cell: ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.[key],
});

export const RATINGS: readonly Column<Row>[] = [
  rating('Min rating', 'min'),
  rating('Avg rating', 'average'),
  rating('Max rating', 'max'),
];

const role = (header: string, key: 'tanks' | 'healers' | 'damageDealers'): Column<Row> => ({
  header,
  align: 'end',
  cell: ({ scoreboardEntries }) => roleCounts(scoreboardEntries)[key],
});

export const ROLES: readonly Column<Row>[] = [
  role('Tanks', 'tanks'),
  role('Healers', 'healers'),
  role('DPS', 'damageDealers'),
];
