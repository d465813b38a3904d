import { setTimeout as wait } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import {
  type KillFilterInput,
  KillIdsDocument,
  type KillIdsQueryVariables,
} from '#graphql/generated/tested-documents.ts';

import { TRUTH } from './site-api.ts';

/** Codes of a question, or a statement of the database, that took too long. */
const LATE: ReadonlySet<string> = new Set(['TIMEOUT', 'SERVICE_UNAVAILABLE']);

/** Delay in milliseconds before a retry, to spare a busy API. */
const PAUSE = 100;

/**
 * Asks the API that the site reads, as any foreign client may. On a busy machine any question may take longer than the
 * API allows: it is asked again, until the test ends.
 * @param address of another API than that of the site under test
 */
export async function queryApi<Data, Variables extends object = Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables> | string,
  variables: Variables | Record<string, never> = {},
  address: string = TRUTH,
): Promise<Data> {
  const query = typeof document === 'string' ? document : print(document);
  let answer = await ask<Data>(address, { query, variables });
  while (answer.errors?.some(({ extensions }) => LATE.has(extensions?.code ?? ''))) {
    await wait(PAUSE);
    answer = await ask<Data>(address, { query, variables });
  }
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors ?? answer));
  return answer.data;
}

/** A page of a list of the API. */
interface Page<Row> {
  readonly nodes: readonly Row[] | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The rows of a list, page by page. @param pages how many are read at most */
export async function rowsOf<Data, Variables extends { after?: string | null }, Row>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'after'>,
  listOf: (data: Data) => Page<Row> | null,
  pages = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let page = 1; page <= pages; page += 1) {
    const list = listOf(await queryApi(document, { ...variables, after } as Variables));
    rows.push(...(list?.nodes ?? []));
    after = list?.pageInfo.endCursor ?? null;
    if (!list?.pageInfo.hasNextPage) break;
  }
  return rows;
}

/**
 * The first hundred rows of a list, in two pages of the API.
 * @param args of the list besides the page: 'order: [{ name: ASC }]'
 */
export async function firstHundred<Row>(list: string, args: string, fields: string): Promise<readonly Row[]> {
  const page = (after: string) => `${list}(first: 50, ${after} ${args}) { nodes { ${fields} } }`;
  const query = `{ start: ${page('')} further: ${page('after: "NDk=",')} }`;
  const { start, further } = await queryApi<Record<'start' | 'further', { nodes: readonly Row[] }>>(query);
  return [...start.nodes, ...further.nodes];
}

interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

async function ask<Data>(address: string, question: object): Promise<Answer<Data>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  return response.json();
}

/** The first of some items, or an error that says what the world of this run lacks. */
export function requireFirst<Item>(
  items: readonly Item[],
  what: string,
  fits: (item: Item) => boolean = () => true,
): Item {
  const item = items.find(fits);
  if (item === undefined) throw new Error(`The sample world holds no ${what}`);
  return item;
}

/** The ids of the newest kills of a list, at most 50, and how many there are in all. */
export async function killIds(
  asked: KillIdsQueryVariables,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const { kills } = await queryApi(KillIdsDocument, asked);
  return { ids: (kills?.nodes ?? []).map(({ id }) => id), total: kills?.totalCount ?? 0 };
}

/** Each kind of list that kills are counted in. */
export const killsBy = (id: string) => ({ killerCharacterId: { eq: Number(id) } });
export const deathsOf = (id: string) => ({ victimCharacterId: { eq: Number(id) } });
export const killsByGuild = (id: string) => ({ killerGuildId: { eq: Number(id) } });
export const deathsOfGuild = (id: string) => ({ victimGuildId: { eq: Number(id) } });

/** Counts the kills that match each filter. */
export async function countEach(filters: readonly KillFilterInput[]): Promise<number[]> {
  const batches = Array.from({ length: Math.ceil(filters.length / BATCH) }, (_, batch) =>
    filters.slice(batch * BATCH, (batch + 1) * BATCH),
  );
  const counts: number[] = [];
  for (const batch of batches) counts.push(...(await countBatch(batch)));
  return counts;
}

/** The API takes no more than 20 aliases. */
const BATCH = 16;

async function countBatch(filters: readonly KillFilterInput[]): Promise<number[]> {
  const names = filters.map((_, index) => `f${index}`);
  const query = `query Counts(${names.map((name) => `$${name}: KillFilterInput`).join(', ')}) {
    ${names.map((name) => `${name}: kills(where: $${name}, first: 0) { totalCount }`).join('\n')}
  }`;
  const variables = Object.fromEntries(filters.map((filter, index) => [`f${index}`, filter]));
  const answer = await queryApi<Record<string, { totalCount: number }>>(query, variables);
  return names.map((name) => answer[name]?.totalCount ?? 0);
}
