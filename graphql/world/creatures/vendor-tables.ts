import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Offer } from './vendors.ts';

/** Offers, what they cost besides money, and who makes them. */
export function vendorTables(offers: readonly Offer[]): WorldTable[] {
  return [
    {
      name: 'vendor_item',
      columns: columnsOf('id item_id count price'),
      rows: offers.map(({ id, item, count, price }) => [id, item.id, count, price]),
    },
    {
      name: 'vendor_item_required',
      columns: columnsOf('vendor_item_id position item_id count'),
      rows: offers.flatMap(({ id, required }) =>
        required.map(({ item, count }, index) => [id, index, item.id, count]),
      ),
    },
    {
      name: 'vendor_item_creature',
      columns: columnsOf('vendor_item_id creature_id'),
      rows: offers.flatMap(({ id, sellers }) => sellers.map((creature) => [id, creature.id])),
    },
  ];
}
