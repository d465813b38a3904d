import { cache } from 'react';

import {
  GetInstanceDocument,
  GetInstancesDocument,
  type InstancePageFragment,
  type InstanceRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { pageOrFirst } from '../page-or-first.ts';

/** Instances on a page of the catalogue. */
const INSTANCES_PER_PAGE = 15;

/** One instance with its encounters. */
export const INSTANCE: RecordSource<{ id: string }, string, InstanceRowFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: cache(async (id) =>
    mapAnswer(await query(GetInstanceDocument, { id }, CATALOGUE), ({ instance }) => instance),
  ),
};

/** Instances that match the filter. */
export function listInstances({
  values,
  cursor,
}: ListAddress<NameFilter>): Promise<Answer<InstancePageFragment | null>> {
  return pageOrFirst(INSTANCES_PER_PAGE, cursor, async (page) => {
    const variables = { where: nameWhere(values), ...page };
    return mapAnswer(await query(GetInstancesDocument, variables, CATALOGUE), ({ instances }) => instances);
  });
}
