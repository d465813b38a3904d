import { cache } from 'react';

import {
  type GameObjectInfoFragment,
  GetGameObjectDocument,
  GetGameObjectsDocument,
} from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';

import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { askPage, rowsOn } from '../page-or-first.ts';
import { type SpawnAddress, spawnSource } from './spawn-source.ts';

/** Game objects on a page of the catalogue. */
const GAME_OBJECTS_PER_PAGE = 15;

/** Game objects that match the filter. */
export const listGameObjects = ({ values, cursor }: ListAddress<NameFilter>) =>
  askPage(
    GetGameObjectsDocument,
    { where: nameWhere(values) },
    { size: rowsOn(values.letter !== 'any', GAME_OBJECTS_PER_PAGE), policy: CATALOGUE },
    cursor,
    ({ gameObjects }) => gameObjects,
  );

const getGameObject = cache(async (id: string) =>
  mapAnswer(await query(GetGameObjectDocument, { id }, CATALOGUE), ({ gameObject }) => gameObject),
);

/** One game object, for the addresses of its pages. */
export const GAME_OBJECT: RecordSource<
  { id: string; zoneId?: string },
  SpawnAddress,
  GameObjectInfoFragment
> = spawnSource(getGameObject);
