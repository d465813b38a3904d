import { GetInstanceDocument, GetInstancesDocument } from '#graphql/generated/documents.ts';
import { CATALOGUE } from '#lib/api/answer.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { askPage } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

/** Instances on a page of the catalogue. */
const INSTANCES_PER_PAGE = 15;

/** One instance with its encounters. */
export const INSTANCE = recordById(GetInstanceDocument, CATALOGUE, ({ instance }) => instance);

/** Instances that match the filter. */
export const listInstances = ({ values, cursor }: ListAddress<NameFilter>) =>
  askPage(
    GetInstancesDocument,
    { where: nameWhere(values) },
    { size: INSTANCES_PER_PAGE, policy: CATALOGUE },
    cursor,
    ({ instances }) => instances,
  );
