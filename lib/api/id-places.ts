import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { operationOf } from './schema/fitting/fragments.ts';

type Ids<Variables> = { [Name in keyof Variables as string extends Variables[Name] ? Name : never]: string };

/** The variables of a question that take an id each, for as many records as there are of them. */
export const idPlaces = <Variables>(document: TypedDocumentNode<unknown, Variables>) =>
  (operationOf(document).variableDefinitions ?? []).flatMap(({ variable, type }) =>
    type.kind === 'NonNullType' && type.type.kind === 'NamedType' && type.type.name.value === 'ID'
      ? [variable.name.value as keyof Ids<Variables> & string]
      : [],
  );

/**
 * Puts ids in the places of a question. Fewer ids repeat the last of them.
 * @example placed(GetArchivedArmoriesDocument, ['7', '8']).tenth // '8'
 */
export const placed = <Variables>(
  document: TypedDocumentNode<unknown, Variables>,
  ids: readonly [string, ...string[]],
) =>
  Object.fromEntries(idPlaces(document).map((place, at) => [place, ids[at] ?? ids.at(-1)])) as Ids<Variables>;
