import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import DataLoader from 'dataloader';

import { type Answer, joinAnswers, CATALOGUE } from '#lib/api/answer.ts';
import { ROWS_OF_ANY_API } from '#lib/api/page-limit.ts';
import { type ApiAnswer, askApi, query } from '#lib/api/query.ts';

interface AskedIds {
  readonly ids: number | number[];
  readonly first: number;
}

interface Items<Item> {
  readonly items: { readonly nodes: readonly Item[] | null } | null;
}

/**
 * Asks for items of the catalogue by their ids, each once; those that do not exist are missing in the answer. Each is
 * cached alone, and those that are not cached are asked for together, at most 50 in a question: a build that differs from
 * another one in a piece asks for that piece.
 * @param more variables of the question besides the ids
 */
export async function itemsByIds<Item extends { readonly id: string }, More extends object>(
  document: TypedDocumentNode<Items<Item>, NoInfer<AskedIds & More>>,
  ids: readonly string[],
  more: More,
): Promise<Answer<ReadonlyMap<string, Item>>> {
  const variablesOf = (some: readonly string[]) => ({ ...more, ids: some.map(Number), first: some.length });
  const together = new DataLoader(
    async (some: readonly string[]) => {
      const answer = await askApi(document, variablesOf(some));
      const items = new Map(answer.data.items?.nodes?.map((item) => [item.id, item]));
      return some.map((id) => only(answer, items.get(id)));
    },
    { cache: false, maxBatchSize: ROWS_OF_ANY_API },
  );
  const answers = await Promise.all(
    [...new Set(ids)].map((id) => query(document, variablesOf([id]), CATALOGUE, () => together.load(id))),
  );
  const found = answers.flatMap(({ data }) => data.items?.nodes ?? []);
  return joinAnswers(answers, new Map(found.map((item) => [item.id, item])));
}

/** An answer with one of its items, or with none. */
const only = <Item>(answer: ApiAnswer<Items<Item>>, item: Item | undefined): ApiAnswer<Items<Item>> => ({
  ...answer,
  data: { items: answer.data.items && { nodes: item === undefined ? [] : [item] } },
});
