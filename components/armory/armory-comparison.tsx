import type { ReactNode } from 'react';

import type { ArmoryFragment } from '#graphql/generated/documents.ts';
import { compareBonuses, compareSlots, compareTotals } from '#lib/game/armory/armory-comparison.ts';
import { roleWords } from '#lib/game/players/roles.ts';
import { routes } from '#lib/url/routes.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { BonusPairs } from './bonus-pairs.tsx';
import { RivalHeads } from './rival-heads.tsx';
import { SlotPairs } from './slot-pairs.tsx';
import { TotalPairs } from './total-pairs.tsx';

interface Props {
  /** The armory of the page's character. */
  readonly mine: ArmoryFragment;
  readonly theirs: ArmoryFragment;
  /** The form that chooses the other character. */
  readonly form: ReactNode;
}

/** Two armories side by side: slots, totals, active bonuses (rules.md: Armory). */
export function ArmoryComparison({ mine, theirs, form }: Props) {
  const sides = [mine, theirs] as const;
  return (
    <>
      <div className="mb-gap flex flex-wrap items-center justify-between gap-x-gap gap-y-3">
        <LinkButton href={routes.character(mine.id, '/armory')}>Armory of {mine.name}</LinkButton>
        {form}
      </div>
      <RivalHeads sides={sides} />
      <SectionHeading>Slot by slot</SectionHeading>
      <SlotPairs sides={sides} pairs={compareSlots(mine, theirs)} />
      <SectionHeading>Totals</SectionHeading>
      <TotalPairs sides={sides} pairs={compareTotals(mine, theirs)} />
      <p className="mt-3 text-muted empty:hidden">{roleWords(sides)}</p>
      <SectionHeading>Set bonuses</SectionHeading>
      <BonusPairs sides={sides} pairs={compareBonuses(mine, theirs)} />
    </>
  );
}
