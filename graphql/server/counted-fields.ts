import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isLeafType,
} from 'graphql';
import type { ApiContext } from './context.ts';

type Resolve = GraphQLFieldResolver<unknown, ApiContext>;

/**
 * Wraps the fields of a schema so that they count into the size of the answer. Introspection is not counted: it is
 * bounded by the schema, and by the cost limit.
 */
export const withCountedFields = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const resolve: Resolve = field.resolve ?? defaultFieldResolver;
      const counted = isLeafType(getNamedType(field.type)) ? countedValue(resolve) : countedField(resolve);
      return { ...field, resolve: counted };
    },
  });

const countedField =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { size } = context;
    size?.addField(String(info.path.key));
    return size?.isGivenUp ? size.never : resolve(source, args, context, info);
  };

const countedValue =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { size } = context;
    if (!size) return resolve(source, args, context, info);
    size.addField(String(info.path.key));
    if (size.isGivenUp) return size.never;
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((late: unknown) => size.addValue(late))
      : size.addValue(value);
  };
