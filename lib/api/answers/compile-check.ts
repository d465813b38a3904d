import type { ASTNode, DocumentNode, GraphQLSchema } from 'graphql';

import { fragmentsOf, operationOf } from '../schema/fragments.ts';
import { BROKEN, isRecord, type Tally } from './check.ts';
import { CheckCompiler } from './check-compiler.ts';

/** An answer whose data is of the types of our schema. */
export interface CheckedAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether something of it was lost. */
  readonly damaged: boolean;
  /** The first fields whose value could not be read at all. */
  readonly broken: readonly string[];
  /** The first fields that were asked for, and are null. */
  readonly absent: readonly string[];
}

/** Checks and repairs the `data` of an answer, whatever it is. */
export type AnswerCheck = (data: unknown) => CheckedAnswer;

/**
 * The check of all answers to one document. What cannot be repaired becomes null at the nearest place that may be null,
 * and leaves the list that it is in.
 * @param leaving nodes that were not asked: null, an empty list or a neutral value stands for them
 */
export function compileCheck(
  schema: GraphQLSchema,
  document: DocumentNode,
  leaving: ReadonlySet<ASTNode>,
): AnswerCheck {
  const compiler = new CheckCompiler({
    schema,
    isAsked: (node) => !leaving.has(node),
    fragments: fragmentsOf(document),
  });
  const query = schema.getQueryType();
  const roots = query ? compiler.fields([operationOf(document).selectionSet], query) : [];
  return (given) => {
    const answered = isRecord(given) ? given : {};
    const data: Record<string, unknown> = {};
    const tally: Tally = { damaged: false };
    const [broken, absent]: [string[], string[]] = [[], []];
    for (const { name, check, asked } of roots) {
      const value = answered[name];
      const checked = check(value, tally);
      if (asked && value === null && checked === null) absent.push(name);
      else if (asked && (checked === BROKEN || checked === null)) broken.push(name);
      data[name] = checked === BROKEN ? null : checked;
    }
    return { data, damaged: tally.damaged, broken, absent };
  };
}
