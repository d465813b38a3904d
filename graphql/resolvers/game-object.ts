import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  gameObjectCondition,
  gameObjectCount,
  gameObjectKeys,
  gameObjectPage,
  type GameObjectRecord,
} from '../sql/game-object/game-object.ts';
import { connect, connectionFields, countOf, totalCount, type Connection } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional } from './loaders.ts';

export type GameObjectConnection = Connection<GameObjectRecord>;

export const gameObjectResolvers: Resolvers = {
  Query: {
    gameObject: (_, { id }, { load }) => loadOptional(load.gameObject, integerId(id)),
    gameObjects: (_, { order, where, ...page }, { sql }) => {
      const keys = gameObjectKeys(sql, order);
      const condition = gameObjectCondition(sql, where);
      return connect(page, {
        list: { name: 'gameObjects', keys },
        read: (slice) => gameObjectPage(sql, condition, keys, slice),
        total: () => countOf(gameObjectCount(sql, condition)),
      });
    },
  },
  GameObjectsConnection: { ...connectionFields, totalCount },
  GameObject: {
    spawns: ({ id }, _, { load }) => load.gameObjectSpawns.load(id),
  },
  GameObjectSpawn: {
    position: (spawn) => spawn,
  },
};
