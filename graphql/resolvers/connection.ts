import type { RecordList } from '../sql/engine/record-list.ts';
import { pageOf, sliceOf, type Page, type PageArguments } from './paging.ts';

/** A part of a list, of which nothing is read before a field asks for it, and the length of the whole. */
export type Connection<Node> = {
  page: () => Promise<Page<Node>>;
  total: () => Promise<number>;
};

/** The part of a list that the arguments ask for; wrong arguments are an error at once. */
export function connect<Node extends Readonly<Record<string, unknown>>>(
  args: PageArguments,
  list: RecordList<Node>,
): Connection<Node> {
  const slice = sliceOf(list, args);
  let page: Promise<Page<Node>> | undefined;
  const read = async () => pageOf(list, slice, await list.read(slice));
  return { page: () => (page ??= read()), total: list.total };
}

/** The fields that every connection has. */
export const connectionFields = {
  edges: async <Node>({ page }: Connection<Node>) => (await page()).edges(),
  nodes: async <Node>({ page }: Connection<Node>) => (await page()).nodes,
  pageInfo: async <Node>({ page }: Connection<Node>) => (await page()).pageInfo,
  totalCount: <Node>({ total }: Connection<Node>) => total(),
};
