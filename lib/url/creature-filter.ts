import type { GetCreaturesQueryVariables } from '#graphql/generated/documents.ts';

import { type Filter, type FilterValues, text } from './filter.ts';

/** The filter of the list of creatures. */
export const CREATURE_FILTER = {
  label: 'Filter creatures',
  fields: { name: text('name', 'Name') },
} as const satisfies Filter;

/**
 * What the filter asks the API for: only what is filtered is sent.
 * @example creatureWhere({ name: 'wolf' }) // { name: { contains: 'wolf' } }
 */
export function creatureWhere({
  name,
}: FilterValues<typeof CREATURE_FILTER>): GetCreaturesQueryVariables['where'] {
  return name === '' ? {} : { name: { contains: name } };
}
