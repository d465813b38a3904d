import type { ReactNode } from 'react';

import type { ArmoryFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { compareBonuses, compareSlots, compareTotals } from '#lib/game/armory/armory-comparison.ts';
import { roleWords } from '#lib/game/players/game-role.ts';
import { routes } from '#lib/url/routes.ts';
import { counted, fixed } from '#lib/format/number.ts';
import type { ApiError } from '#lib/api/api-error.ts';
import { ErrorBox } from '#components/ui/page/error-box.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { careerLabel, realmOf, realmOfCareer } from '#lib/game/players/careers.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';
import type { ComparedPlayer } from './pair-columns.tsx';
import { PairTable } from './pair-table.tsx';
import { WornSlot } from './worn-slot.tsx';
import { Armory } from './armory.tsx';
import { CareerBadge } from '../character/career-badge.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';

/** One of the two characters, with its average item level. */
function Head({ armory: { id, name, career, items } }: { readonly armory: ArmoryFragment }) {
  const level = averageItemLevel(items);
  return (
    <Panel
      data-side={realmOf(realmOfCareer(career)).side}
      className="flex items-center justify-between gap-4 border-t-3 border-t-edge px-5 py-4 narrow:px-3.5 narrow:py-3"
    >
      <MediaObject
        image={<CareerBadge career={career} size={44} />}
        name={name}
        href={routes.character(id, '/armory')}
        detail={{ text: careerLabel(career) }}
        size="medium"
      />
      <p className="text-right text-sm text-muted">
        {level === null ? (
          'Nothing is worn'
        ) : (
          <>
            Average item level <strong className="text-md text-text">{fixed(level, 1)}</strong>
          </>
        )}
      </p>
    </Panel>
  );
}

const activity = (worn: number | null) =>
  worn === null ? (
    <span className="text-faint">Inactive</span>
  ) : (
    <>
      Active <span className="text-sm text-muted">{`(${counted(worn, 'piece')})`}</span>
    </>
  );

const amountOf = (amount: string | null) =>
  amount === null ? <span className="text-faint">–</span> : <strong>{amount}</strong>;

interface Props {
  /** The armory of the page's character. */
  readonly mine: ArmoryFragment;
  readonly theirs: ArmoryFragment;
  /** The form that chooses the other character. */
  readonly form: ReactNode;
}

/** Two armories side by side: slots, totals, active bonuses (rules.md: Armory). */
function ArmoryComparison({ mine, theirs, form }: Props) {
  const sides = [mine, theirs] as const;
  return (
    <>
      <div className="mb-gap flex flex-wrap items-center justify-between gap-x-gap gap-y-3">
        <LinkButton href={routes.character(mine.id, '/armory')}>Armory of {mine.name}</LinkButton>
        {form}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-gap narrow:grid-cols-1 narrow:gap-2.5">
        <Head armory={mine} />
        <span className="text-sm font-normal text-faint narrow:hidden">vs</span>
        <Head armory={theirs} />
      </div>
      <SectionHeading>Slot by slot</SectionHeading>
      <PairTable
        caption="Slots compared"
        nothing="Neither wears anything."
        pairs={compareSlots(mine, theirs)}
        header="Slot"
        sides={sides}
        cell={itemOf}
        width="w-32"
        narrow="stacked"
      />
      <SectionHeading>Totals</SectionHeading>
      <PairTable
        caption="Totals compared"
        nothing="Nothing adds up."
        pairs={compareTotals(mine, theirs)}
        header="Stat"
        sides={sides}
        cell={amountOf}
        width="w-72"
        narrow="beside"
      />
      <p className="mt-3 text-muted empty:hidden">{roleWords(sides)}</p>
      <SectionHeading>Set bonuses</SectionHeading>
      <PairTable
        caption="Set bonuses compared"
        nothing="No bonus is active."
        pairs={compareBonuses(mine, theirs)}
        header="Bonus"
        sides={sides}
        cell={activity}
        width="grow-[2]"
        narrow="beside"
        evident
      />
    </>
  );
}

function itemOf(worn: WornItemFragment | null, { id }: ComparedPlayer, key: string) {
  if (!worn) return <span className="text-faint">Empty</span>;
  // Only the first item of a slot has the slot's address.
  const owner = key === worn.equipSlot ? { wornBy: id, slot: worn.equipSlot } : null;
  return <WornSlot worn={worn} owner={owner} />;
}

interface ComparedArmoryProps {
  readonly mine: ArmoryFragment;
  /** The other armory; null where there is none, or where it failed with the error. */
  readonly theirs: ArmoryFragment | null;
  /** The characters to choose from, where a name means several. */
  readonly choices: ReactNode;
  readonly error: ApiError | null;
  /** The form that chooses the other character. */
  readonly form: ReactNode;
}

/** Compares an armory with another one; shows it alone, with the reason, where there is no other. */
export function ComparedArmory({ mine, theirs, choices, error, form }: ComparedArmoryProps) {
  if (theirs) return <ArmoryComparison mine={mine} theirs={theirs} form={form} />;
  return (
    <>
      <div className="mb-gap">
        {error ? (
          <ErrorBox error={error} />
        ) : (
          choices || (
            <NotFound>
              <p className="text-muted">There is no other character with this name or number.</p>
            </NotFound>
          )
        )}
      </div>
      <Armory armory={mine} form={form} />
    </>
  );
}
