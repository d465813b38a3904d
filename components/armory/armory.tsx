import type { ReactNode } from 'react';
import type { ArmoryFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { isHiddenSlot } from '#lib/game/armory/armory-groups.ts';
import { counted } from '#lib/format/number.ts';
import { armoryTotals, averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { wornSets } from '#lib/game/armory/worn-sets.ts';
import { emptyTalismanSlots, wornTalismans } from '#lib/game/armory/worn-talismans.ts';
import { SlotPanels } from './slot-panel.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { TalismanPanel } from './talisman-panel.tsx';
import { TotalsPanel, SetBonuses } from './totals-panel.tsx';

interface Props {
  readonly armory: ArmoryFragment;
  /** The form that chooses a character to compare with. */
  readonly form: ReactNode;
  /** Stands below the summary. */
  readonly children?: ReactNode;
}

/** Shows a character's worn items, slot by slot, and their totals (rules.md: Armory). */
export function Armory({ armory, form, children }: Props) {
  return (
    <>
      <SlotPanels items={armory.items} wornBy={armory.id}>
        {form}
      </SlotPanels>
      <ArmorySummary items={armory.items} />
      {children}
    </>
  );
}

/** Sums up all worn items (rules.md: Armory). */
function ArmorySummary({ items }: { readonly items: readonly WornItemFragment[] }) {
  const hidden = items.filter(({ equipSlot }) => isHiddenSlot(equipSlot)).length;
  return (
    <section>
      <SectionHeading>Summary</SectionHeading>
      {items.length === 0 ? (
        <Panel as="p" className="px-5 py-4 text-muted">
          Nothing is worn.
        </Panel>
      ) : (
        <div className="grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
          <TotalsPanel totals={armoryTotals(items)} itemLevel={averageItemLevel(items)}>
            {hidden > 0 && `Counts ${counted(hidden, 'item')} not shown above: trophies and the standard.`}
          </TotalsPanel>
          <div className="grid grid-cols-1 gap-gap">
            <SetBonuses sets={wornSets(items)} />
            <TalismanPanel talismans={wornTalismans(items)} empty={emptyTalismanSlots(items)} />
          </div>
        </div>
      )}
    </section>
  );
}
