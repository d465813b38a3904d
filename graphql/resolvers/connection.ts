import type { RecordList } from '../sql/engine/record-list.ts';
import { pageRequest, readPage, type Page, type PageArguments } from './paging.ts';

/** A page of a list and the list's total length, each loaded lazily. */
export type Connection<Node> = {
  page: () => Promise<Page<Node>>;
  total: () => Promise<number>;
};

/** Makes a connection by its arguments; invalid ones throw at once. */
export function connect<Node extends Readonly<Record<string, unknown>>>(
  args: PageArguments,
  list: RecordList<Node>,
): Connection<Node> {
  const request = pageRequest(list, args);
  let page: Promise<Page<Node>> | undefined;
  return { page: () => (page ??= readPage(list, request)), total: list.total };
}

/** The fields that every connection has. */
export const connectionFields = {
  edges: async <Node>({ page }: Connection<Node>) => (await page()).edges(),
  nodes: async <Node>({ page }: Connection<Node>) => (await page()).nodes,
  pageInfo: async <Node>({ page }: Connection<Node>) => (await page()).pageInfo,
  totalCount: <Node>({ total }: Connection<Node>) => total(),
};
