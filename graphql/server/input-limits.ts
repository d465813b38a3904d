import type { Plugin } from 'graphql-yoga';
import { badRequest } from './refusal.ts';

const MAX_VARIABLES_DEPTH = 40;
/** The most fields of an object in the variables; no input of the contract has half as many. */
const MAX_VARIABLES_FIELDS = 100;
/** The most objects and lists in the variables; a filter may have 50 conditions, with an object or two each. */
const MAX_VARIABLES_PARTS = 1000;
/** The deepest nesting of brackets in a query. */
const MAX_NESTING = 100;

/**
 * Limits the shape of a request before its query is parsed. Parsers and filters recurse, so that deep nesting would
 * exhaust the stack; the error for an unknown field repeats its whole object, so that a wide one takes long. Every
 * part of a filter is checked against all fields that it could have, so that many of them take long too.
 */
export const inputLimits = (): Plugin => ({
  onParams({ params }) {
    const problem = problemOfQuery(params.query) ?? problemOfVariables(params.variables);
    if (problem) throw badRequest(problem, 'BAD_USER_INPUT');
  },
});

function problemOfQuery(query: unknown): string | undefined {
  if (typeof query !== 'string') return undefined;
  let depth = 0;
  for (const [bracket] of query.matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    if (depth > MAX_NESTING) return 'The query is nested too deeply.';
  }
  return undefined;
}

function problemOfVariables(variables: unknown): string | undefined {
  let level: unknown[] = [variables];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_VARIABLES_DEPTH) return 'The variables are nested too deeply.';
    const objects = level.filter((each) => typeof each === 'object' && each !== null);
    if (objects.some((each) => !Array.isArray(each) && Object.keys(each).length > MAX_VARIABLES_FIELDS)) {
      return 'The variables have too many fields.';
    }
    parts += objects.length;
    if (parts > MAX_VARIABLES_PARTS) return 'The variables have too many parts.';
    level = objects.flatMap((each): unknown[] => Object.values(each));
  }
  return undefined;
}
