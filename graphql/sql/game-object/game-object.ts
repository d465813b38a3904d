import type { GameObjectProtoFilterInput, GameObjectProtoSortInput } from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { textColumn } from '../engine/where/where-text.ts';

export type GameObjectRecord = { id: number; name: string; modelName: string | null };

/** The columns that every statement about game objects reads. */
export const gameObjectFields = (sql: Database) =>
  sql`game_object.id, game_object.name, game_object.model_name as "modelName"`;

export const gameObjects = catalogue<GameObjectRecord, GameObjectProtoFilterInput, GameObjectProtoSortInput>({
  name: 'gameObjects',
  table: 'game_object',
  fields: (sql) => gameObjectFields(sql),
  filters: (sql) => ({ name: textColumn(sql, sql`game_object.name`) }),
  sorts: (sql) => ({ id: integerKey(sql`game_object.id`), name: textKey(sql`game_object.name`) }),
});
