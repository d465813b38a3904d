import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import { ADDED, OURS, REMOVED } from './changes.ts';
import type { Generation } from './generation.ts';
import { promisingLess, promisingMore } from './nullability.ts';
import { rewriteFields } from './rewrite-fields.ts';
import { REMOVED_THIRD } from './third-changes.ts';
import { thirdGeneration } from './third-generation.ts';

/** The dialect of an API: a generation, or all of them together, in the values of the first. */
export type Spoken = Generation | 'everything';

/**
 * The schema as a generation of clients knows it, over the same resolvers.
 * @param schema everything that any generation has, in the values of the first
 */
export function schemaOf(spoken: Spoken, schema: GraphQLSchema): GraphQLSchema {
  if (spoken === 'everything') return schema;
  if (spoken === '2026-01') return without(promisingLess(schema), ADDED);
  if (spoken === '2026-04') return promisingMore(rewriteFields(without(schema, REMOVED)));
  return thirdGeneration(rewriteFields(without(schema, new Set([...REMOVED, ...REMOVED_THIRD]))));
}

/** The schema without what no generation of the game's API has. */
export const withoutOurs = (schema: GraphQLSchema): GraphQLSchema => without(schema, OURS);

/** Removes fields and arguments, and the types that only they refer to. */
function without(schema: GraphQLSchema, coordinates: ReadonlySet<string>): GraphQLSchema {
  const keep = <Field>(field: Field, name: string, owner: string) =>
    coordinates.has(`${owner}.${name}`) ? null : field;
  const keepArguments = (field: GraphQLFieldConfig<unknown, unknown>, name: string, owner: string) => {
    const kept = Object.entries(field.args ?? {}).filter(
      ([argument]) => !coordinates.has(`${owner}.${name}(${argument}:)`),
    );
    return keep({ ...field, args: Object.fromEntries(kept) }, name, owner);
  };
  // Types that were unused before stay: the game's API declares them too.
  const reached = new Set(Object.keys(pruneSchema(schema).getTypeMap()));
  return pruneSchema(
    mapSchema(schema, { [MapperKind.OBJECT_FIELD]: keepArguments, [MapperKind.INPUT_OBJECT_FIELD]: keep }),
    { skipPruning: ({ name }) => !reached.has(name) },
  );
}
