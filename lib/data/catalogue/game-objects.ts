import { GetGameObjectDocument, GetGameObjectsDocument } from '#graphql/generated/documents.ts';

import { catalogueByName } from '../page-or-first.ts';
import { spawnSource } from './spawn-source.ts';

/** Game objects that match the filter. */
export const listGameObjects = catalogueByName(GetGameObjectsDocument, ({ gameObjects }) => gameObjects);

/** One game object, for the addresses of its pages. */
export const GAME_OBJECT = spawnSource(GetGameObjectDocument, ({ gameObject }) => gameObject);
