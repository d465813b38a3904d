import type { ASTNode, DocumentNode, GraphQLSchema } from 'graphql';

import { fragmentsOf, operationOf } from '../schema/fitting/fragments.ts';
import { type RequestedIds, requestedIds, isAnother, withId } from './requested-ids.ts';
import { BROKEN, isDamaged, isRecord, newTally, type Repairs } from './check.ts';
import { CheckCompiler } from './check-compiler.ts';
import type { AnswerContext } from './collect-fields.ts';

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
      const checked = isAnother(read, id) ? BROKEN : read;
      if (requested && value === null && checked === null) absent.push(name);
      else if (requested && (checked === BROKEN || checked === null)) broken.push(name);
      data[name] = checked === BROKEN ? null : checked;
    }
    return { data, damaged: isDamaged(tally), repairs: tally, broken, absent };
  };
}
