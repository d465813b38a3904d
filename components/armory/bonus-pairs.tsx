import type { BonusPair } from '#lib/game/armory/armory-comparison.ts';
import { plural } from '#lib/format/number.ts';

import type { Sides } from './pair-columns.tsx';
import { PairTable } from './pair-table.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly BonusPair[];
}

/** The bonuses that are active for at least one of two. */
export function BonusPairs({ sides, pairs }: Props) {
  return (
    <PairTable
      caption="Set bonuses compared"
      nothing="No bonus is active."
      pairs={pairs}
      header="Bonus"
      sides={sides}
      cell={activity}
      width="grow-[2]"
      narrow="beside"
      evident
    />
  );
}

const activity = (worn: number | null) =>
  worn === null ? (
    <span className="text-faint">Inactive</span>
  ) : (
    <>
      Active <span className="text-sm text-muted">{`(${worn} ${plural(worn, 'piece', 'pieces')})`}</span>
    </>
  );
