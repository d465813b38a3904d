import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import { searchHits, searchOrder, type SearchHitRecord } from '#graphql/sql/search/search.ts';
import { connect, connectionFields, totalCount, type Connection } from '../connection.ts';
import { loadHit } from './search-content.ts';

export type SearchHitConnection = Connection<SearchHitRecord>;

const MAX_TEXT_LENGTH = 100;

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { query, ...page }, { sql }) => {
      const text = query.trim().slice(0, MAX_TEXT_LENGTH);
      return connect(page, text === '' ? emptyList(searchOrder(sql)) : searchHits(sql, text));
    },
  },
  SearchConnection: {
    nodes: async ({ page }, _, { load }) =>
      Promise.all((await page()).nodes.map((hit) => loadHit(load, hit))),
    pageInfo: connectionFields.pageInfo,
    totalCount,
  },
};
