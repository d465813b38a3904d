import type { BuildPlan } from '#lib/url/build/build-plan.ts';
import type { FittingItem, FittingPage } from '#lib/url/build/build-plan.ts';
import { plain } from '#lib/format/number.ts';
import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { changeText } from '#lib/game/costs/stat-words.ts';
import { itemName, rarityOf } from '#lib/game/items/item-labels.ts';
import { changedHref, offHref, pickHref, type Pick } from '#lib/url/build/build-address.ts';
import { PICK_FILTER } from '#lib/url/build/build-filter.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import { ItemIconLink } from '../item/item-icon-link.tsx';
import { ItemLink } from '../item/item-link.tsx';
import rarities from '../item/rarity.module.css';
import { Filters } from '../ui/filter/filters.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import type { Column } from '../ui/table/column.ts';

interface Props {
  readonly plan: BuildPlan;
  readonly page: FittingPage;
}

/** The items that fit the open slot: each puts itself on. */
export function FittingList({ plan, page: { items, pageInfo, pick } }: Props) {
  const { address } = plan;
  const { label } = BUILD_SLOTS[pick.slot];
  const list = { ...address.list, filter: PICK_FILTER };
  return (
    <section>
      <SectionHeading>
        {pick.prefix && 'Second build, '}
        {label}
        {pick.talisman !== null && `, talisman ${pick.talisman}`}: what fits
      </SectionHeading>
      <TalismanLinks plan={plan} pick={pick} />
      <Filters list={list} fields={['name', 'rarity', 'stat']} />
      <div className="mt-3">
        <ListPanel
          caption="Fitting items"
          layout="cards"
          narrowTracks="narrow:grid-cols-[36px_1fr_auto]"
          columns={columnsOf(plan, pick)}
          rows={items}
          rowKey={({ item }) => item.id}
          empty="No item fits."
          pager={{ label: 'fitting items', links: pagerLinks(list, pageInfo) }}
        />
      </div>
    </section>
  );
}

/** Leads to the talismans of the item in the slot, and away from the list. */
function TalismanLinks({
  plan: { address, mine, theirs },
  pick,
}: {
  readonly plan: BuildPlan;
  readonly pick: Pick;
}) {
  const planned = pick.prefix === '' ? mine : theirs;
  const worn = planned?.gear.find(({ equipSlot }) => equipSlot === BUILD_SLOTS[pick.slot].slot);
  const places = Array.from({ length: worn?.item.talismanSlots ?? 0 }, (_, at) => at + 1);
  return (
    <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
      {places.map((place) => {
        const talisman = worn?.talismans[place - 1];
        return (
          <NavLink
            key={place}
            href={pickHref(address, { ...pick, talisman: place })}
            aria-current={pick.talisman === place ? 'true' : undefined}
            className="inline-flex min-h-6 items-center narrow:min-h-11"
          >
            Talisman {place}: {talisman ? itemName(talisman) : 'empty'}
          </NavLink>
        );
      })}
      {worn && (
        <NavLink href={offHref(address, pick)} className="inline-flex min-h-6 items-center narrow:min-h-11">
          Take off
        </NavLink>
      )}
      <NavLink href={changedHref(address, {})} className="inline-flex min-h-6 items-center narrow:min-h-11">
        Close this list
      </NavLink>
    </p>
  );
}

function columnsOf(plan: BuildPlan, pick: Pick): readonly Column<FittingItem>[] {
  return [
    {
      header: 'Icon',
      headerHidden: true,
      width: 'w-[68px]',
      narrow: { line: 1, from: 1, to: 2, tall: true },
      cell: ({ item }) => <ItemIconLink item={item} size={36} beside />,
    },
    {
      header: 'Put on',
      names: true,
      narrow: { line: 1, from: 2, to: 4 },
      cell: ({ item }) => (
        <ItemLink item={item} size={0} href={chosenHref(plan, pick, item)} className="narrow:min-h-11" />
      ),
    },
    {
      header: 'Rarity',
      width: 'w-auto whitespace-nowrap',
      narrow: { line: 2, from: 2, to: 3 },
      cell: ({ item }) => (
        <span className={`narrow:text-sm ${rarities[rarityOf(item).ownClassName] ?? ''}`}>
          {rarityOf(item).rarity}
        </span>
      ),
    },
    {
      header: 'Item level',
      align: 'end',
      narrow: { line: 2, from: 3, to: 4, atEnd: true },
      cell: ({ item: { itemLevel } }) => itemLevel > 0 && plain(itemLevel),
    },
    {
      header: 'Biggest changes',
      width: 'grow-2',
      narrow: { line: 3, from: 2, to: 4 },
      cell: ({ changes }) =>
        changes.length === 0 ? (
          <span className="text-muted narrow:text-sm">No stat changes</span>
        ) : (
          <span className="narrow:text-sm">{changes.map(changeText).join(', ')}</span>
        ),
    },
  ];
}

/** The address of the build with an item in the open slot, or with a talisman in the item that is there. */
function chosenHref(
  { address, mine, theirs }: BuildPlan,
  { prefix, slot, talisman }: Pick,
  item: FittingItem['item'],
) {
  const planned = prefix === '' ? mine : theirs;
  const talismans = planned?.build.slots[slot]?.talismans ?? [];
  const kept =
    talisman === null
      ? talismans.slice(0, item.talismanSlots)
      : talismans.toSpliced(talisman - 1, 1, item.id);
  return changedHref(address, {
    ...(talisman === null ? { [prefix + slot]: item.id } : {}),
    [`${prefix}${slot}.talismans`]: kept.join(',') || null,
  });
}
