import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  creatureCondition,
  creatureKeys,
  creaturePage,
  type CreatureRecord,
} from '../sql/creature/creature.ts';
import { connectionFields, connectPages, type Pages } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export type CreaturePages = Pages<CreatureRecord>;

export const creatureResolvers: Resolvers = {
  Query: {
    creature: (_, { id }, { load }) => loadOptional(load.creature, integerId(id)),
    creatures: (_, { order, where, ...page }, { sql }) => {
      const keys = creatureKeys(sql, order);
      const condition = creatureCondition(sql, where);
      return connectPages(page, {
        list: { name: 'creatures', keys },
        read: (slice) => creaturePage(sql, condition, keys, slice),
      });
    },
  },
  CreaturesConnection: connectionFields,
  Creature: {
    spawns: ({ id }, _, { load }) => load.creatureSpawns.load(id),
  },
  CreatureSpawn: {
    position: (spawn) => spawn,
    zone: ({ zoneId }, _, { load }) => loadRequired(load.zone, zoneId),
  },
};
