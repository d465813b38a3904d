import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { SlotPair } from '#lib/game/armory/armory-comparison.ts';

import type { Side, Sides } from './pair-columns.tsx';
import { PairTable } from './pair-table.tsx';
import { WornSlot } from './worn-slot.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly SlotPair<WornItemFragment>[];
}

/** Compares the worn items of two characters, slot by slot. */
export function SlotPairs({ sides, pairs }: Props) {
  return (
    <PairTable
      caption="Slots compared"
      nothing="Neither wears anything."
      pairs={pairs}
      header="Slot"
      sides={sides}
      cell={itemOf}
      width="w-32"
      narrow="stacked"
    />
  );
}

function itemOf(worn: WornItemFragment | null, { id }: Side, key: string) {
  if (!worn) return <span className="text-faint">Empty</span>;
  // Only the first item of a slot has the slot's address.
  const owner = key === worn.equipSlot ? { wornBy: id, slot: worn.equipSlot } : null;
  return <WornSlot worn={worn} owner={owner} />;
}
