import { type GraphQLCompositeType, Kind, type SelectionSetNode } from 'graphql';

import { isRecord, type Tally } from './check.ts';
import { type AnswerContext, collectFields } from './collect-fields.ts';

/**
 * The records that a document requests by id: maps the record's name in the answer to the variable with its id.
 */
export type RequestedIds = ReadonlyMap<string, string>;

/** The root fields of a document that return the record of an id. */
export function requestedIds(
  selections: SelectionSetNode,
  query: GraphQLCompositeType,
  context: AnswerContext,
): RequestedIds {
  const ids = new Map<string, string>();
  for (const [name, { nodes }] of collectFields([selections], query, context)) {
    const value = nodes[0]?.arguments?.find((argument) => argument.name.value === 'id')?.value;
    if (value?.kind === Kind.VARIABLE) ids.set(name, value.name.value);
  }
  return ids;
}

/** Gives a record without an id the requested one. */
export function withId(value: unknown, requested: unknown, tally: Tally): unknown {
  if (!isRecord(value) || !('id' in value) || isId(value.id) || !isId(requested)) return value;
  tally.replaced += 1;
  return { ...value, id: requested };
}

/**
 * True if a value is a record whose id differs from the requested one.
 * @example isAnother({ id: '8' }, '7') // true
 */
export function isAnother(value: unknown, requested: unknown): boolean {
  if (!isRecord(value) || !isId(value.id) || !isId(requested)) return false;
  return normalized(value.id) !== normalized(requested);
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/**
 * Normalises an id for comparison: servers print UUIDs in capitals or without hyphens, and JSON rounds large numbers.
 */
function normalized(id: string | number): string | number {
  return /^\d+$/.test(String(id)) ? Number(id) : String(id).toLowerCase().replaceAll('-', '');
}
