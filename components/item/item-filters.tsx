import { isOffered } from '#lib/api/offered.ts';
import { ITEM_FILTER, ITEM_NEEDS, orderedStat, STAT_ORDER } from '#lib/url/filter/item-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { Filters } from '../ui/filter/filters.tsx';

/** The filter of a list of items, as far as the API filters and sorts; says which parts it lacks. */
export function ItemFilters({ list }: { readonly list: ListAddress<typeof ITEM_FILTER> }) {
  const { fields } = ITEM_FILTER;
  const lacking = Object.entries(ITEM_NEEDS).flatMap(([name, need]) => (isOffered(need) ? [] : [name]));
  const sortsStats = isOffered(STAT_ORDER);
  const options = fields.order.options.filter(({ value }) => sortsStats || orderedStat(value) === null);
  const filter = { ...ITEM_FILTER, fields: { ...fields, order: { ...fields.order, options } } };
  return (
    <>
      <Filters
        list={{ ...list, filter }}
        fields={Object.keys(fields).filter((name) => !lacking.includes(name))}
      />
      {lacking.length + Number(!sortsStats) > 0 && (
        <p className="mt-1.5 text-sm text-muted">
          The game’s API can neither choose items by set, by what they are sold for and by who drops them
          where, nor sort them by a stat. Such a part of an address changes nothing.
        </p>
      )}
    </>
  );
}
