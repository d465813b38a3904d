import type { ComparedValue, FigurePair } from '#lib/game/overview/figure-pairs.ts';

import type { Sides } from '../armory/pair-columns.tsx';
import { PairTable } from '../armory/pair-table.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly FigurePair[];
}

/** The numbers of two beside each other. */
export const ComparisonTable = ({ sides, pairs }: Props) => (
  <PairTable
    caption="Compared"
    nothing="Nothing is known of either."
    header="What"
    sides={sides}
    pairs={pairs}
    cell={valueCell}
    width="w-52"
    narrow="beside"
  />
);

const valueCell = (value: ComparedValue | null) =>
  value === null ? (
    <span className="text-faint">–</span>
  ) : (
    <>
      <strong>{value.text}</strong>
      {value.of && <span className="text-sm whitespace-nowrap text-muted"> {value.of}</span>}
    </>
  );
