import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import { searchHits, searchOrder, type SearchHitRecord } from '#graphql/sql/search/search.ts';
import { connect, connectionFields, type Connection } from '../connection.ts';
import type { Edge } from '../paging.ts';
import { loadHit } from './search-content.ts';

export type SearchHitConnection = Connection<SearchHitRecord>;
export type SearchHitEdge = Edge<SearchHitRecord>;

/** Whole characters. */
const MAX_TEXT_LENGTH = 100;

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { query, ...page }, { sql }) => {
      const text = Array.from(query.trim()).slice(0, MAX_TEXT_LENGTH).join('');
      return connect(page, text === '' ? emptyList(searchOrder(sql)) : searchHits(sql, text));
    },
  },
  SearchConnection: {
    ...connectionFields,
    nodes: async ({ page }, _, { load }) => (await page()).nodes.map((hit) => loadHit(load, hit)),
  },
  SearchEdge: {
    node: ({ node }, _, { load }) => loadHit(load, node),
  },
};
