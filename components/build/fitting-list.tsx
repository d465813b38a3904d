import { isOffered } from '#lib/api/offered.ts';
import { lookUp } from '#lib/game/look-up.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';
import type { FittingItem, FittingPage } from '#lib/url/build/build-plan.ts';
import { BUILD_SLOTS, talismansAfter } from '#lib/game/builds/build.ts';
import { changeText } from '#lib/game/costs/stat-words.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { offHref, pickHref, slotHref, type Pick } from '#lib/url/build/build-address.ts';
import { PICK_FILTER, PICK_NAMES, PICK_NEEDS } from '#lib/url/build/build-filter.ts';
import { orderedStat, STAT_ORDER } from '#lib/url/filter/item-filter.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';

import { ItemLink } from '../item/item-link.tsx';
import { ICON, ITEM_LEVEL, needs, RARITY, type Tagged } from '../item/item-list.tsx';
import { SourceLine } from '../item/source-line.tsx';
import { Filters } from '../ui/filter/filters.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { FillItems } from './gear-links.tsx';

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
        {pick.prefix && 'Second build: '}
        {label}
        {pick.talisman !== null && `, talisman ${pick.talisman}`}: what fits
      </SectionHeading>
      <TalismanLinks plan={plan} pick={pick} />
      <Filters {...offeredFilter(list)} />
      <div className="mt-3">
        <ListPanel
          caption="Fitting items"
          layout="cards"
          narrowTracks="narrow:grid-cols-[36px_1fr_auto]"
          empty="No item fits."
          columns={columnsOf(plan, pick)}
          rows={items}
          rowKey={({ item }) => item.id}
          pager={{ label: 'fitting items', links: pagerLinks(list, pageInfo) }}
        />
      </div>
    </section>
  );
}

/** The fields and the orders that the API has. */
function offeredFilter(list: ListAddress) {
  const sortsStats = isOffered(STAT_ORDER);
  const { order } = PICK_FILTER.fields;
  const options = order.options.filter(
    ({ value }) => sortsStats || (value !== 'weighed' && orderedStat(value) === null),
  );
  const filter = { ...PICK_FILTER, fields: { ...PICK_FILTER.fields, order: { ...order, options } } };
  const fields = PICK_NAMES.filter((name) => {
    const need = lookUp(PICK_NEEDS, name);
    return need === undefined || isOffered(need);
  });
  return { list: { ...list, filter }, fields };
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
            className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
          >
            Talisman {place}: {talisman ? itemName(talisman) : 'empty'}
          </NavLink>
        );
      })}
      {worn && (
        <NavLink
          href={offHref(address, pick)}
          className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
        >
          Take off
        </NavLink>
      )}
      <NavLink
        href={slotHref(address, pick, {})}
        className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
      >
        Close this list
      </NavLink>
    </p>
  );
}

/** A column of lists of items, which looks at the item alone. */
const ofItem = (column: Column<Tagged>): Column<FittingItem> => ({
  ...column,
  rowSpan: undefined,
  measure: undefined,
  cell: ({ item }) => column.cell(item),
});

const columnsOf = (plan: BuildPlan, pick: Pick): readonly Column<FittingItem>[] => [
  ofItem(ICON),
  {
    header: 'Put on',
    names: true,
    narrow: { line: 1, from: 2, to: 4 },
    cell: ({ item }) => (
      <span className="grid justify-items-start">
        <ItemLink item={item} size={0} href={chosenHref(plan, pick, item)} className="narrow:min-h-11" />
        {pick.talisman !== null && <FillItems plan={plan} prefix={pick.prefix} talisman={item} />}
      </span>
    ),
  },
  ofItem(RARITY),
  ofItem(ITEM_LEVEL),
  {
    header: 'Needs',
    width: 'w-24',
    narrow: { line: 4, from: 2, to: 4 },
    cell: ({ item }) => <span className="text-sm narrow:text-muted">{needs(item)}</span>,
  },
  {
    header: 'Biggest changes',
    width: 'grow-2',
    narrow: { line: 3, from: 2, to: 4 },
    cell: ({ changes, refusals }) => (
      <span className="narrow:text-sm">
        {changes.length === 0 ? (
          <span className="text-muted">No stat changes</span>
        ) : (
          changes.map(changeText).join(', ')
        )}
        {refusals.map((refusal) => (
          <span key={refusal} className="block text-sm text-warn">
            {refusal}
          </span>
        ))}
      </span>
    ),
  },
  {
    header: 'Where from',
    narrow: { line: 5, from: 2, to: 4 },
    cell: ({ item }) => (
      <span className="text-sm">
        <SourceLine item={item} />
      </span>
    ),
  },
];

/** The address of the build with an item in the open slot, or with a talisman in the item that is there. */
function chosenHref({ address, mine, theirs }: BuildPlan, pick: Pick, item: FittingItem['item']) {
  const { prefix, slot, talisman } = pick;
  const planned = prefix === '' ? mine : theirs;
  const talismans = planned?.build.slots[slot]?.talismans ?? [];
  const kept = talismansAfter(talismans, talisman, item.id, item.talismanSlots);
  return slotHref(address, pick, {
    ...(talisman === null ? { [prefix + slot]: item.id } : {}),
    [`${prefix}${slot}.talismans`]: kept.join(',') || null,
  });
}
