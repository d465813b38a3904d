import type { TotalPair } from '#lib/game/armory/armory-comparison.ts';

import type { Sides } from './pair-columns.tsx';
import { PairTable } from './pair-table.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly TotalPair[];
}

/** The totals of two, stat by stat. */
export function TotalPairs({ sides, pairs }: Props) {
  return (
    <PairTable
      caption="Totals compared"
      nothing="Nothing adds up."
      pairs={pairs}
      header="Stat"
      sides={sides}
      cell={amountOf}
      width="w-72"
      narrow="beside"
    />
  );
}

const amountOf = (amount: string | null) =>
  amount === null ? <span className="text-faint">–</span> : <strong>{amount}</strong>;
