import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { creatures } from '#graphql/sql/creature/creature.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const creatureResolvers: Resolvers = {
  Query: {
    creature: (_, { id }, { load }) => loadOptional(load.creature, integerId(id)),
    creatures: (_, args, { sql }) => connect(args, creatures.list(sql, args)),
  },
  CreaturesConnection: connectionFields,
  Creature: {
    spawns: ({ id }, _, { load }) => load.creatureSpawns.load(id),
  },
  CreatureSpawn: {
    position: (spawn) => spawn,
    zone: ({ zoneId }, _, { load }) => loadRequired(load.zone, zoneId),
    creature: ({ ownerId }, _, { load }) => loadRequired(load.creature, ownerId),
  },
};
