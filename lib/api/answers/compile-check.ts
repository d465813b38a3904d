import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLCompositeType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, operationOf } from '../schema/fitting/fragments.ts';
import { BROKEN, isDamaged, isRecord, LACKING, newTally, type Repairs, type Tally } from './check.ts';
import { CheckCompiler } from './check-compiler.ts';
import { type AnswerContext, collectFields } from './collect-fields.ts';

/** The records that a document requests by id: maps the record's name in the answer to the variable with its id. */
type RequestedIds = ReadonlyMap<string, string>;

/** The root fields of a document that return the record of an id. */
function requestedIds(
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
function withId(value: unknown, requested: unknown, tally: Tally): unknown {
  if (!isRecord(value) || !('id' in value) || isId(value.id) || !isId(requested)) return value;
  tally.replaced += 1;
  return { ...value, id: requested };
}

/**
 * True if a value is a record whose id differs from the requested one.
 * @example isAnother({ id: '8' }, '7') // true
 */
function isAnother(value: unknown, requested: unknown): boolean {
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

/** An answer whose data is of the types of our schema. */
export interface CheckedAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** True if part of the answer was lost. */
  readonly damaged: boolean;
  readonly repairs: Repairs;
  /** The root fields whose value could not be read at all. */
  readonly broken: readonly string[];
  /** The requested root fields that are null. */
  readonly absent: readonly string[];
}

/** Checks and repairs the `data` of an answer, of any type, to a question with these variables. */
export type AnswerCheck = (data: unknown, variables: Readonly<Record<string, unknown>>) => CheckedAnswer;

/**
 * Compiles the check for all answers to one document. A value that cannot be repaired becomes null at the nearest
 * nullable place, or leaves its list. A scalar that would make a root field unreadable gets a filler, as where the
 * endpoint lacks the field. A record with another id than the requested one is broken.
 * @param leaving nodes that were not requested: null, an empty list or a neutral value replaces them
 */
export function compileCheck(
  schema: GraphQLSchema,
  document: DocumentNode,
  leaving: ReadonlySet<ASTNode>,
): AnswerCheck {
  const context: AnswerContext = {
    schema,
    isRequested: (node) => !leaving.has(node),
    fragments: fragmentsOf(document),
  };
  const { selectionSet } = operationOf(document);
  const query = schema.getQueryType();
  const roots = query ? new CheckCompiler(context).roots([selectionSet], query) : [];
  const ids: RequestedIds = query ? requestedIds(selectionSet, query, context) : new Map();
  return (given, variables) => {
    const answered = isRecord(given) ? given : {};
    const data: Record<string, unknown> = {};
    const tally = newTally();
    const [broken, absent]: [string[], string[]] = [[], []];
    for (const { name, check, requested, conditional } of roots) {
      const value = answered[name];
      if (value === undefined && conditional && isRecord(given)) continue;
      const id = variables[ids.get(name) ?? ''];
      const read = check(withId(value, id, tally), tally);
      const checked = read === LACKING || isAnother(read, id) ? BROKEN : read;
      if (requested && value === null && checked === null) absent.push(name);
      else if (requested && (checked === BROKEN || checked === null)) broken.push(name);
      data[name] = checked === BROKEN ? null : checked;
    }
    return { data, damaged: isDamaged(tally), repairs: tally, broken, absent };
  };
}
