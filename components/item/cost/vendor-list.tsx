import type { VendorPageFragment } from '#graphql/generated/documents.ts';
import { offerRows } from '#lib/game/items/offer-rows.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';
import { ListPanel } from '../../ui/list/list-panel.tsx';

import { offerColumns } from './offer-columns.tsx';

const columns = offerColumns(1);

interface Props {
  readonly page: VendorPageFragment;
  readonly list: ListAddress;
}

/** One page of the offers of an item: what it costs, and with whom (rules.md: Item tabs). */
export function VendorList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Sold by"
      layout="cards"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
      columns={columns}
      rows={offerRows(page.nodes ?? [])}
      rowKey={({ key }) => key}
      pager={{ label: 'vendors', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
