import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { inputError } from '../sql/engine/connection/input-error.ts';
import { MAX_PAGE_SIZE } from './limits.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Field = GraphQLFieldConfig<unknown, unknown, Arguments>;

/** Refuses pages of clients that are too long, as the game's API does; the site's own questions do not pass here. */
export const withPageLimit = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field) =>
      field.args?.['first'] && field.resolve ? { ...field, resolve: limited(field.resolve) } : field,
  });

const limited =
  (resolve: GraphQLFieldResolver<unknown, unknown, Arguments>): typeof resolve =>
  (source, args, context, info) => {
    for (const requestedItems of [args['first'], args['last']]) {
      if (typeof requestedItems === 'number' && requestedItems > MAX_PAGE_SIZE) {
        const extensions = { code: 'HC0051', requestedItems, maxAllowedItems: MAX_PAGE_SIZE };
        throw inputError('The maximum allowed items per page were exceeded.', extensions);
      }
    }
    return resolve(source, args, context, info);
  };
