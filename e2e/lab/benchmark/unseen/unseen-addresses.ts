/** Kinds of pages that are visited once each, as by someone who follows a link to a record. */
export const UNSEEN_KINDS = ['kill', 'character', 'guild', 'scenario', 'item'] as const;

export type UnseenKind = (typeof UNSEEN_KINDS)[number];

const FIELDS: Readonly<Record<UnseenKind, string>> = {
  kill: 'kills',
  character: 'characters',
  guild: 'guilds',
  scenario: 'scenarios',
  item: 'items',
};

const PAGE_SIZE = 50;

interface Answer {
  readonly data: {
    readonly list: {
      readonly nodes: readonly { readonly id: string }[];
      readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string };
    };
  };
}

/**
 * Paths of a number of records of a kind, from the end of its list, which is seldom visited; fewer where there are
 * fewer.
 * @param endpoint address of the API that has the records
 */
export async function unseenAddresses(
  endpoint: string,
  kind: UnseenKind,
  count: number,
): Promise<readonly string[]> {
  const query = `query ($before: String) {
    list: ${FIELDS[kind]}(last: ${PAGE_SIZE}, before: $before) {
      nodes { id } pageInfo { hasPreviousPage startCursor }
    }
  }`;
  const ids: string[] = [];
  let before: string | null = null;
  do {
    const response: Response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { before } }),
    });
    const { data }: Answer = await response.json();
    ids.push(...data.list.nodes.map(({ id }) => id));
    before = data.list.pageInfo.hasPreviousPage ? data.list.pageInfo.startCursor : null;
  } while (before !== null && ids.length < count);
  return ids.slice(0, count).map((id) => `/${kind}/${id}`);
}
