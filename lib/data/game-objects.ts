import { cache } from 'react';

import { GetGameObjectDocument, type GameObjectInfoFragment } from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';

import { type SpawnAddress, spawnSource } from './spawn-source.ts';

const getGameObject = cache(async (id: string) =>
  mapAnswer(await query(GetGameObjectDocument, { id }, CATALOGUE), ({ gameObject }) => gameObject),
);

/** One game object, for the addresses of its pages. */
export const GAME_OBJECT: RecordSource<
  { id: string; zoneId?: string },
  SpawnAddress,
  GameObjectInfoFragment
> = spawnSource(getGameObject);
