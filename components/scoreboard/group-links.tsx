import { GROUPING, groupingOf, groupingsOf } from '#lib/url/filter/grouping-filter.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';

/** Links to the groupings of a scoreboard; none for one without sides. */
export function GroupLinks({ list }: { readonly list: ListAddress }) {
  const grouping = groupingOf(list);
  if (grouping === null) return null;
  return (
    <nav aria-label={GROUPING.label} className="flex flex-wrap gap-2">
      {groupingsOf(list).map(({ value, label }) => (
        <LinkButton
          key={value}
          href={filteredHref(list, 'group', value)}
          aria-current={value === grouping ? 'true' : undefined}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
