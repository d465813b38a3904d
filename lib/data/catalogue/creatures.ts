import { cache } from 'react';

import {
  GetCreatureDocument,
  GetCreaturesDocument,
  GetVendorItemsFromCreatureDocument,
  type CreatureInfoFragment,
} from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { askPage, rowsOn } from '../page-or-first.ts';
import { type SpawnAddress, spawnSource } from './spawn-source.ts';

/** Creatures on a page of the catalogue. */
const CREATURES_PER_PAGE = 15;
/** A page of a vendor's goods. */
const GOODS = { size: 10, policy: CATALOGUE };

/** Creatures that match the filter. */
export const listCreatures = ({ values, cursor }: ListAddress<NameFilter>) =>
  askPage(
    GetCreaturesDocument,
    { where: nameWhere(values) },
    { size: rowsOn(values.letter !== 'any', CREATURES_PER_PAGE), policy: CATALOGUE },
    cursor,
    ({ creatures }) => creatures,
  );

const getCreature = cache(async (id: string) =>
  mapAnswer(await query(GetCreatureDocument, { id }, CATALOGUE), ({ creature }) => creature),
);

/** One creature, for the addresses of its pages. */
export const CREATURE: RecordSource<{ id: string; zoneId?: string }, SpawnAddress, CreatureInfoFragment> =
  spawnSource(getCreature);

/** One page of what a creature sells; null when the creature is unknown. */
export const listGoods = (id: string, { cursor }: ListAddress) =>
  askPage(GetVendorItemsFromCreatureDocument, { id }, GOODS, cursor, ({ creature }) => creature?.vendorItems);
