import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type Answer, joinAnswers, CATALOGUE } from '#lib/api/answer.ts';
import { ROWS_OF_ANY_API } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';

/**
 * Queries the records of ids in parallel chunks of at most 50, the page limit of any API.
 * @param ids may be empty
 * @returns the answers in the order of the ids; none without ids
 */
export function queryInChunks<Answer>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const count = Math.ceil(ids.length / ROWS_OF_ANY_API);
  const parts = Array.from({ length: count }, (_, n) =>
    ids.slice(n * ROWS_OF_ANY_API, (n + 1) * ROWS_OF_ANY_API),
  );
  return Promise.all(parts.map(ask));
}

interface AskedIds {
  readonly ids: number | number[];
  readonly first: number;
}

/**
 * Asks for items of the catalogue by their ids, each once; those that do not exist are missing in the answer.
 * @param more variables of the question besides the ids
 */
export async function itemsByIds<Item extends { readonly id: string }, Variables extends AskedIds>(
  document: TypedDocumentNode<
    { readonly items: { readonly nodes: readonly Item[] | null } | null },
    Variables
  >,
  ids: readonly string[],
  more: Omit<Variables, keyof AskedIds>,
): Promise<Answer<ReadonlyMap<string, Item>>> {
  const answers = await queryInChunks([...new Set(ids)], (part) =>
    query(
      document,
      { ...more, ids: part.map(Number), first: part.length } as unknown as Variables,
      CATALOGUE,
    ),
  );
  const items = answers.flatMap(({ data }) => data.items?.nodes ?? []);
  return joinAnswers(answers, new Map(items.map((item) => [item.id, item])));
}
