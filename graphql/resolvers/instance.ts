import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  instanceCondition,
  instanceKeys,
  instancePage,
  type InstanceRecord,
} from '../sql/instance/instance.ts';
import { connectionFields, connectPages, type Pages } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional } from './loaders.ts';

export type InstanceConnection = Pages<InstanceRecord>;

export const instanceResolvers: Resolvers = {
  Query: {
    instance: (_, { id }, { load }) => loadOptional(load.instance, integerId(id)),
    instances: (_, { order, where, ...page }, { sql }) => {
      const keys = instanceKeys(sql, order);
      const condition = instanceCondition(sql, where);
      return connectPages(page, {
        list: { name: 'instances', keys },
        read: (slice) => instancePage(sql, condition, keys, slice),
      });
    },
  },
  InstancesConnection: connectionFields,
  Instance: {
    encounters: ({ id }, _, { load }) => load.encountersOfInstance.load(id),
  },
};
