import {
  GetCreatureDocument,
  GetCreaturesDocument,
  GetVendorItemsFromCreatureDocument,
} from '#graphql/generated/documents.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { askPage, catalogueByName } from '../page-or-first.ts';
import { spawnSource } from './spawn-source.ts';

/** A page of a vendor's goods. */
const GOODS = { size: 10, policy: CATALOGUE };

/** Creatures that match the filter. */
export const listCreatures = catalogueByName(GetCreaturesDocument, ({ creatures }) => creatures);

/** One creature, for the addresses of its pages. */
export const CREATURE = spawnSource(GetCreatureDocument, ({ creature }) => creature);

/** One page of what a creature sells; null when the creature is unknown. */
export const listGoods = (id: string, { cursor }: ListAddress) =>
  askPage(GetVendorItemsFromCreatureDocument, { id }, GOODS, cursor, ({ creature }) => creature?.vendorItems);
