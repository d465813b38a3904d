import { cache } from 'react';

import {
  GetCreatureDocument,
  GetCreaturesDocument,
  GetVendorItemsFromCreatureDocument,
  type CreatureInfoFragment,
  type CreaturePageFragment,
  type SoldItemPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { pageOrFirst, rowsOn } from '../page-or-first.ts';
import { type SpawnAddress, spawnSource } from './spawn-source.ts';

/** Creatures on a page of all, and goods on a page of a vendor's. */
const CREATURES_PER_PAGE = 15;
const GOODS_PER_PAGE = 10;

/** Creatures that match the filter. */
export function listCreatures({
  values,
  cursor,
}: ListAddress<NameFilter>): Promise<Answer<CreaturePageFragment | null>> {
  return pageOrFirst(rowsOn(values.letter !== 'any', CREATURES_PER_PAGE), cursor, async (page) => {
    const variables = { where: nameWhere(values), ...page };
    return mapAnswer(await query(GetCreaturesDocument, variables, CATALOGUE), ({ creatures }) => creatures);
  });
}

const getCreature = cache(async (id: string) =>
  mapAnswer(await query(GetCreatureDocument, { id }, CATALOGUE), ({ creature }) => creature),
);

/** One creature, for the addresses of its pages. */
export const CREATURE: RecordSource<{ id: string; zoneId?: string }, SpawnAddress, CreatureInfoFragment> =
  spawnSource(getCreature);

/** One page of what a creature sells; null when the creature is unknown. */
export function listGoods(id: string, { cursor }: ListAddress): Promise<Answer<SoldItemPageFragment | null>> {
  return pageOrFirst(GOODS_PER_PAGE, cursor, async (page) =>
    mapAnswer(
      await query(GetVendorItemsFromCreatureDocument, { id, ...page }, CATALOGUE),
      ({ creature }) => creature?.vendorItems ?? null,
    ),
  );
}
