import type { PurchasePageFragment, PurchaseRowFragment } from '#graphql/generated/documents.ts';
import { type OfferRow, offerRows } from '#lib/game/items/offer-rows.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import type { Column } from '../../ui/table/column.ts';
import { ListPanel } from '../../ui/list/list-panel.tsx';
import { ItemLink } from '../item-link.tsx';
import { offerColumns } from './offer-columns.tsx';

const columns: readonly Column<OfferRow<PurchaseRowFragment>>[] = [
  {
    header: 'Item',
    names: true,
    width: 'w-[23%]',
    narrow: { line: 1, from: 1, to: 3 },
    rowSpan: ({ span }) => span,
    cell: ({ offer: { item, count } }) => <ItemLink item={item} count={count} />,
  },
  ...offerColumns(2),
];

interface Props {
  readonly page: PurchasePageFragment;
  readonly list: ListAddress;
}

/** One page of what an item buys, from whom and where (rules.md: Item tabs). */
export function PurchaseList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Used to purchase"
      layout="cards"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
      columns={columns}
      rows={offerRows(page.nodes ?? [])}
      rowKey={({ key }) => key}
      empty="It buys nothing for this career."
      pager={{ label: 'purchases', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
