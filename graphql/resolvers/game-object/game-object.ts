import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { gameObjects } from '#graphql/sql/game-object/game-object.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const gameObjectResolvers: Resolvers = {
  Query: {
    gameObject: (_, { id }, { load }) => loadOptional(load.gameObject, integerId(id)),
    gameObjects: (_, args, { sql }) => connect(args, gameObjects.list(sql, args)),
  },
  GameObjectsConnection: connectionFields,
  GameObject: {
    spawns: ({ id }, _, { load }) => load.gameObjectSpawns.load(id),
  },
  GameObjectSpawn: {
    position: (spawn) => spawn,
    zone: ({ zoneId }, _, { load }) => loadRequired(load.zone, zoneId),
  },
};
