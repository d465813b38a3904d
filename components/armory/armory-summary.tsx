import type { WornItemFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { isHiddenSlot } from '#lib/game/armory/armory-groups.ts';
import { armoryTotals, averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { wornSets } from '#lib/game/armory/worn-sets.ts';
import { emptyTalismanSlots, wornTalismans } from '#lib/game/armory/worn-talismans.ts';

import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { SetBonuses } from './set-bonuses.tsx';
import { TalismanPanel } from './talisman-panel.tsx';
import { TotalsPanel } from './totals-panel.tsx';

/** Sums up all worn items (rules.md: Armory). */
export function ArmorySummary({ items }: { readonly items: readonly WornItemFragment[] }) {
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
            {hidden > 0 &&
              `Counts ${hidden} ${plural(hidden, 'item', 'items')} not shown above: trophies and the standard.`}
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
