import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { creatures, standsIn } from '#graphql/sql/creature/creature.ts';
import { spawnsOfCreatures } from '#graphql/sql/zone/zone.ts';
import { connect } from '../connection.ts';
import { zoneOf } from '../places.ts';
import { integerId } from '../references.ts';

export const creatureResolvers: Resolvers = {
  Query: {
    creature: (_, { id }, { load }) => load.optional(creatures.byId, integerId(id)),
    creatures: (_, { standingIn, ...args }, { sql }) =>
      connect(args, creatures.list(sql, args, [standsIn(sql, standingIn)])),
  },
  Creature: {
    spawns: ({ id }, _, { load }) => load.all(spawnsOfCreatures, id),
  },
  CreatureSpawn: {
    position: (spawn) => spawn,
    zone: zoneOf,
    creature: ({ ownerId }, _, { load }) => load.required(creatures.byId, ownerId),
  },
};
