import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { searchCount, searchKeys, searchPage } from '../sql/search/search.ts';
import { connect, connectionFields, countOf, emptyReader, totalCount } from './connection.ts';
import { loadFound } from './search-content.ts';

const MAX_TEXT_LENGTH = 100;

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { query, ...page }, { sql }) => {
      const text = query.trim().slice(0, MAX_TEXT_LENGTH);
      const keys = searchKeys(sql);
      const list = { name: 'search', keys };
      if (text === '') return connect(page, emptyReader(list));
      return connect(page, {
        list,
        read: (slice) => searchPage(sql, text, keys, slice),
        total: () => countOf(searchCount(sql, text)),
      });
    },
  },
  SearchConnection: {
    nodes: async ({ page }, _, { load }) =>
      Promise.all((await page()).nodes.map((hit) => loadFound(load, hit))),
    pageInfo: connectionFields.pageInfo,
    totalCount,
  },
};
