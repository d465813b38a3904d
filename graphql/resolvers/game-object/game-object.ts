import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { gameObjects } from '#graphql/sql/game-object/game-object.ts';
import { spawnsOfGameObjects } from '#graphql/sql/zone/zone.ts';
import { connect } from '../connection.ts';
import { zoneOf } from '../places.ts';
import { integerId } from '../references.ts';

export const gameObjectResolvers: Resolvers = {
  Query: {
    gameObject: (_, { id }, { load }) => load.optional(gameObjects.byId, integerId(id)),
    gameObjects: (_, args, { sql }) => connect(args, gameObjects.list(sql, args)),
  },
  GameObject: {
    spawns: ({ id }, _, { load }) => load.all(spawnsOfGameObjects, id),
  },
  GameObjectSpawn: {
    position: (spawn) => spawn,
    zone: zoneOf,
  },
};
