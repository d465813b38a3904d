import type { Route } from 'next';

import { EXPLORER_ROUTE } from '#lib/url/explorer-route.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { DEFAULT_QUERY } from './example-queries.ts';

/** Characters; the server refuses addresses that are much longer. */
const LONGEST_ADDRESS = 3500;

/** A query with its variables, as they stand in the editors. */
export interface Question {
  readonly query: string;
  /** JSON, or nothing at all. */
  readonly variables: string;
}

/**
 * The address at which the explorer shows a question, to reload or to share; null for one too long for an address.
 * @example explorerAddress({ query: '{ __typename }', variables: '' }) // '/graphql?query=%7B+__typename+%7D'
 */
export function explorerAddress({ query, variables }: Question): Route | null {
  const params = new URLSearchParams();
  if (query !== DEFAULT_QUERY) params.set('query', query);
  if (variables.trim() !== '') params.set('variables', variables);
  const address = withQuery(EXPLORER_ROUTE, params);
  return address.length > LONGEST_ADDRESS ? null : address;
}

/** The question that such an address holds. */
export function questionIn(params: Pick<URLSearchParams, 'get'>): Question {
  return { query: params.get('query') || DEFAULT_QUERY, variables: params.get('variables') ?? '' };
}
