import {
  GetCreatureDocument,
  GetCreaturesDocument,
  GetVendorItemsFromCreatureDocument,
} from '#graphql/generated/documents.ts';
import { CATALOGUE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { wingsOf } from '#lib/game/dungeons/wings.ts';
import { BY_PLACE, type CREATURE_FILTER, nameWhere } from '#lib/url/filter/name-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { askPage, catalogueKind } from '../page-or-first.ts';
import { spawnSource } from './spawn-source.ts';

/** A page of a vendor's goods. */
const GOODS = { size: 10, policy: CATALOGUE };

/** The arguments for the creatures of a dungeon, or of one of its wings; null where the API cannot choose them. */
export async function standingIn(id: string) {
  const [offers, zones] = [await whatIsOffered(), wingsOf(id)];
  if (offers(BY_PLACE[0])) return { standingIn: zones };
  return offers(BY_PLACE[1]) ? { where: { zones: { some: { in: zones } } } } : null;
}

/** Creatures that match the filter. */
export async function listCreatures({ values, cursor }: ListAddress<typeof CREATURE_FILTER>) {
  const place = values.instance === 'all' ? null : await standingIn(values.instance);
  const asked = { ...place, where: { ...nameWhere(values), ...place?.where } };
  return askPage(GetCreaturesDocument, asked, catalogueKind(values), cursor, ({ creatures }) => creatures);
}

/** One creature, for the addresses of its pages. */
export const CREATURE = spawnSource(GetCreatureDocument, ({ creature }) => creature);

/** One page of what a creature sells; null when the creature is unknown. */
export const listGoods = (id: string, { cursor }: ListAddress) =>
  askPage(GetVendorItemsFromCreatureDocument, { id }, GOODS, cursor, ({ creature }) => creature?.vendorItems);
