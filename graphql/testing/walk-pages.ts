import type { TestApi } from './test-api.ts';

type PageAnswer = {
  list: {
    nodes: { id: string }[];
    pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> &
      Record<'startCursor' | 'endCursor', string | null>;
  };
};

const PAGE = '{ nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

const FORWARDS = {
  size: 'first',
  from: 'after',
  more: 'hasNextPage',
  seen: 'hasPreviousPage',
  end: 'endCursor',
} as const;
const BACKWARDS = {
  size: 'last',
  from: 'before',
  more: 'hasPreviousPage',
  seen: 'hasNextPage',
  end: 'startCursor',
} as const;

const walk =
  (way: typeof FORWARDS | typeof BACKWARDS) =>
  async (api: TestApi, field: string, args: string, size: number): Promise<string[]> => {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const query = `query Page($cursor: String) {
        list: ${field}(${args} ${way.size}: ${size}, ${way.from}: $cursor) ${PAGE}
      }`;
      const { list }: PageAnswer = await api.ask<PageAnswer>(query, { cursor });
      if (list.pageInfo[way.seen] !== (cursor !== null)) throw new Error(`${way.seen} is wrong.`);
      pages.push(list.nodes.map(({ id }) => id));
      cursor = list.pageInfo[way.more] ? list.pageInfo[way.end] : null;
    } while (cursor !== null);
    return (way === FORWARDS ? pages : pages.toReversed()).flat();
  };

/** Ids of a root connection in its order, read page by page from its start. `args`: its other arguments, as text. */
export const walkForwards = walk(FORWARDS);

/** The same, read page by page from its end. */
export const walkBackwards = walk(BACKWARDS);
