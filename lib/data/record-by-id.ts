import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cache } from 'react';
import { mapAnswer, type CachePolicy, type RecordSource } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/**
 * Makes the source of records whose addresses hold their id alone.
 * @param pick the record in the answer
 * @param idOf reads the id; null for a text that is none
 */
export const recordById = <Data extends object, Found>(
  document: TypedDocumentNode<Data, { id: string }>,
  policy: CachePolicy | ((data: Data) => CachePolicy),
  pick: (data: Data) => Found | null,
  idOf: (text: string) => string | null = parseEntityId,
): RecordSource<{ id: string }, string, Found> => ({
  idOf: ({ id }) => idOf(id),
  get: cache(async (id: string) => mapAnswer(await query(document, { id }, policy), pick)),
});
