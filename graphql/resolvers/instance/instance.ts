import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { instances } from '#graphql/sql/instance/instance.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const instanceResolvers: Resolvers = {
  Query: {
    instance: (_, { id }, { load }) => loadOptional(load.instance, integerId(id)),
    instances: (_, args, { sql }) => connect(args, instances.list(sql, args)),
  },
  InstancesConnection: connectionFields,
  Instance: {
    zone: ({ id }, _, { load }) => loadRequired(load.zone, id),
    encounters: ({ id }, _, { load }) => load.encountersOfInstance.load(id),
  },
};
