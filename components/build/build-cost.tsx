import type { BuildCosts, Errand } from '#lib/game/costs/build-cost.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';
import { changedHref } from '#lib/url/build/build-address.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { OfferCost } from '../item/cost/offer-cost.tsx';
import { CostSum } from '../item/cost/true-cost.tsx';
import { ItemLink } from '../item/item-link.tsx';
import { QuestLink } from '../quest/quest-link.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { PrintButton } from '../ui/share/print-button.tsx';
import type { Column } from '../ui/table/column.ts';

interface Props {
  readonly plan: BuildPlan;
  readonly costs: BuildCosts;
}

/** The cost of a build, and where to get what it takes. */
export const BuildCost = ({ plan, costs: { total, errands, missing } }: Props) => (
  <section>
    <SectionHeading>What it costs</SectionHeading>
    <Panel className="mb-gap grid gap-3 px-5 py-4 narrow:px-4">
      {missing > 0 ? <CostSum total={total} /> : <p>There is nothing to get.</p>}
      {total.isCut && (
        <p className="text-sm text-muted">
          Some of these items are sold for further items, whose cost is not counted.
        </p>
      )}
      <OwnerLine plan={plan} />
    </Panel>
    {errands.length > 0 && (
      <>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg">Shopping list</h3>
          <PrintButton />
        </div>
        <ListPanel
          caption="Shopping list"
          layout="dense"
          narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
          columns={ERRANDS}
          rows={errands}
          rowKey={({ item }) => item.id}
        />
      </>
    )}
  </section>
);

/** Leaves out the pieces of a character, or counts them again. */
const OwnerLine = ({ plan: { address, owner, theirs } }: { readonly plan: BuildPlan }) =>
  owner ? (
    <p>
      Pieces that {owner.name} wears are left out.{' '}
      <NavLink className="text-link underline" href={changedHref(address, { has: null })}>
        Count all
      </NavLink>
    </p>
  ) : (
    theirs?.wornBy && (
      <p>
        <NavLink className="text-link" href={changedHref(address, { has: theirs.wornBy })}>
          Leave out what {theirs.name} wears
        </NavLink>
      </p>
    )
  );

const FROM = { vendor: 'Vendor', creature: 'Left by', quest: 'Quest' } as const;

const ERRANDS: readonly Column<Errand>[] = [
  {
    header: 'Place',
    width: 'w-48',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ place }) => place ?? <span className="text-muted">No known place</span>,
  },
  {
    header: 'Item',
    names: true,
    narrow: { line: 1, from: 1, to: 3 },
    cell: ({ item, count }) => <ItemLink item={item} count={count} className="narrow:min-h-11" />,
  },
  {
    header: 'From',
    narrow: { line: 3, from: 1, to: 3 },
    cell: ({ from }) =>
      from && (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span className="text-sm text-muted">{FROM[from.kind]}</span>
          {from.kind === 'quest' ? (
            <QuestLink quest={from.quest} />
          ) : (
            <CreatureLink creature={from.creature} />
          )}
        </span>
      ),
  },
  {
    header: 'Pays',
    narrow: { line: 4, from: 1, to: 3 },
    cell: ({ copper, pays }) => <OfferCost offer={{ count: 1, price: copper, requiredItems: [...pays] }} />,
  },
];
