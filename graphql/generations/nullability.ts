import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLNonNull,
  type GraphQLFieldConfig,
  GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { ADDED_INTERFACES, FILLED_SECOND, NULLABLE_FIRST } from './changes.ts';

type Field = GraphQLFieldConfig<unknown, unknown>;

/** Makes fields nullable that the first generation does not promise, and removes what promises them. */
export const promisingLess = (schema: GraphQLSchema): GraphQLSchema =>
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
export const promisingMore = (schema: GraphQLSchema): GraphQLSchema =>
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
