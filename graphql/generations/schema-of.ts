import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  type GraphQLFieldConfig,
  type GraphQLSchema,
  defaultFieldResolver,
  getNullableType,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql';
import {
  ADDED,
  ADDED_INTERFACES,
  FILLED_SECOND,
  NULLABLE_FIRST,
  OURS,
  REMOVED,
  REMOVED_THIRD,
} from './changes.ts';
import type { Generation } from './generation.ts';
import { rewriteFields } from './rewrite-fields.ts';
import { thirdGeneration } from './third-generation.ts';

type Field = GraphQLFieldConfig<unknown, unknown>;

/** Makes fields nullable that the first generation does not promise, and removes what promises them. */
const promisingLess = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { interfaces, ...config } = type.toConfig();
      return new GraphQLObjectType({
        ...config,
        interfaces: interfaces.filter(({ name }) => !ADDED_INTERFACES.has(name)),
      });
    },
    [MapperKind.OBJECT_FIELD]: (field: Field, name, owner) =>
      NULLABLE_FIRST.has(`${owner}.${name}`) ? { ...field, type: getNullableType(field.type) } : field,
  });

/** Puts a value in place of null in the fields that only the second generation promises. */
const promisingMore = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, name, owner) => {
      const filler = FILLED_SECOND[`${owner}.${name}`];
      return filler === undefined ? field : filledField(field, filler);
    },
  });

function filledField(field: Field, filler: string): Field {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    description: field.description?.replace('null without one', `${filler} without one`),
    type: new GraphQLNonNull(getNullableType(field.type)),
    resolve: async (...request) => (await resolve(...request)) ?? filler,
  };
}

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
