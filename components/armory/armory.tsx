import type { ReactNode } from 'react';

import type { ArmoryFragment } from '#graphql/generated/documents.ts';
import { armoryGroups } from '#lib/game/armory/armory-groups.ts';

import { ArmorySummary } from './armory-summary.tsx';
import { SlotPanel } from './slot-panel.tsx';

interface Props {
  readonly armory: ArmoryFragment;
  /** The form that chooses a character to compare with. */
  readonly form: ReactNode;
  /** Stands below the summary. */
  readonly children?: ReactNode;
}

/** Shows a character's worn items, slot by slot, and their totals (rules.md: Armory). */
export function Armory({ armory, form, children }: Props) {
  const [armor, weapons, pockets, ...others] = armoryGroups(armory.items).map((group) => (
    <SlotPanel key={group.title} group={group} wornBy={armory.id} />
  ));
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-gap compact:grid-cols-2 narrow:grid-cols-1">
        {armor}
        <div className="grid grid-cols-1 gap-gap">
          {weapons}
          {pockets}
        </div>
        <div className="grid items-start gap-gap compact:col-span-2 compact:grid-cols-2 narrow:col-span-1 narrow:grid-cols-1">
          {others}
          {form}
        </div>
      </div>
      <ArmorySummary items={armory.items} />
      {children}
    </>
  );
}
