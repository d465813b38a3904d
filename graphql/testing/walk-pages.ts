import type { TestApi } from './test-api.ts';

type PageAnswer = {
  list: {
    nodes: { id: string }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
};

const PAGE = '{ nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

/** Ids of a root connection in its order, read page by page from its start. `args`: its other arguments, as text. */
export async function walkForwards(
  api: TestApi,
  field: string,
  args: string,
  size: number,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { list }: PageAnswer = await askPage(api, field, args, `first: ${size}`, 'after', after);
    if (list.pageInfo.hasPreviousPage !== (after !== null)) throw new Error('hasPreviousPage is wrong.');
    ids.push(...list.nodes.map(({ id }) => id));
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

/** The same, read page by page from its end. */
export async function walkBackwards(
  api: TestApi,
  field: string,
  args: string,
  size: number,
): Promise<string[]> {
  const ids: string[] = [];
  let before: string | null = null;
  do {
    const { list }: PageAnswer = await askPage(api, field, args, `last: ${size}`, 'before', before);
    if (list.pageInfo.hasNextPage !== (before !== null)) throw new Error('hasNextPage is wrong.');
    ids.unshift(...list.nodes.map(({ id }) => id));
    before = list.pageInfo.hasPreviousPage ? list.pageInfo.startCursor : null;
  } while (before !== null);
  return ids;
}

const askPage = (
  api: TestApi,
  field: string,
  args: string,
  size: string,
  end: 'after' | 'before',
  cursor: string | null,
) =>
  api.ask<PageAnswer>(
    `query Page($cursor: String) { list: ${field}(${args} ${size}, ${end}: $cursor) ${PAGE} }`,
    { cursor },
  );
