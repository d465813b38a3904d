import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { instances, encountersOfInstances } from '#graphql/sql/instance/instance.ts';
import { zonesById } from '#graphql/sql/zone/zone.ts';
import { connect } from '../connection.ts';
import { integerId } from '../identity.ts';

export const instanceResolvers: Resolvers = {
  Query: {
    instance: (_, { id }, { load }) => load.optional(instances.byId, integerId(id)),
    instances: (_, args, { sql }) => connect(args, instances.list(sql, args)),
  },
  Instance: {
    zone: ({ id }, _, { load }) => load.required(zonesById, id),
    encounters: ({ id }, _, { load }) => load.all(encountersOfInstances, id),
  },
};
