import type { OfferFragment, OfferPageFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import type { Column } from '../ui/column.ts';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { ItemLink } from './item-link.tsx';
import { OfferCost } from './offer-cost.tsx';

const columns: readonly Column<OfferFragment>[] = [
  {
    header: 'Item',
    cell: ({ item, count }) => <ItemLink item={item} count={count} size={36} className="my-1 align-middle" />,
  },
  {
    header: 'Price',
    cell: (offer) => (
      <div className="py-2">
        <OfferCost offer={offer} />
      </div>
    ),
  },
];

/** Offers have no id: what is sold, how many, and for what. */
const offerKey = ({ item, count, price, requiredItems }: OfferFragment): string =>
  [item.id, count, price, ...requiredItems.map((required) => required.item.id)].join(' ');

interface Props {
  readonly page: OfferPageFragment;
  readonly list: ListAddress;
}

/** One page of what a vendor sells; the head stays when there is nothing (rules.md: Creatures). */
export function OfferList({ page, list }: Props) {
  return (
    <Panel ornate className="overflow-hidden">
      <Table caption="Items sold" columns={columns} rows={page.nodes ?? []} rowKey={offerKey} />
      <Pager label="items sold" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
