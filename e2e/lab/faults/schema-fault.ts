import { getVariableValues, introspectionFromSchema, Kind, parse, validate } from 'graphql';

import { reducedSchema } from '#lib/api/testing/reduced-schema.ts';
import { Random } from '#graphql/world/random.ts';

import { type Fault, isIntrospection, sendJson } from './fault.ts';

/** The share of the contract that a generated schema lacks. */
const SHARE = 0.1;

/** An API of a schema that lacks a random tenth of the contract, and refuses whatever is asked beyond it. */
export function schemaFault(seed: number): Fault {
  const offered = reducedSchema(new Random(`reduced schema ${seed}`), SHARE);
  const introspection = JSON.stringify({ data: introspectionFromSchema(offered) });
  const refusals = (body: string) => {
    const { query, variables = {} }: { query: string; variables?: Record<string, unknown> } =
      JSON.parse(body);
    const document = parse(query);
    const errors = validate(offered, document);
    if (errors.length > 0) return errors;
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return operations.flatMap((operation) => {
      const given = 'variableDefinitions' in operation ? operation.variableDefinitions : undefined;
      return getVariableValues(offered, given ?? [], variables).errors ?? [];
    });
  };
  return {
    name: `schema ${seed}`,
    cost: 'something',
    respond: async ({ response, body, truth }) => {
      if (isIntrospection(body)) return sendJson(response, introspection);
      const errors = refusals(body);
      if (errors.length > 0) sendJson(response, JSON.stringify({ errors }), 400);
      else sendJson(response, await truth());
    },
  };
}
