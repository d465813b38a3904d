import {
  type GameObjectInfoFragment,
  GameObjectInfoFragmentDoc,
  type GameObjectPageFragment,
  GameObjectPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import { previewOfGameObject } from '#lib/preview/kinds/preview-of-creature.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';

import { GAME_OBJECT_COLUMNS } from '../columns/game-object-columns.ts';
import { FINISHED_QUEST_COLUMNS, QUEST_COLUMNS } from '../columns/quest-columns.ts';
import { type Spawn, SPAWN_COLUMNS } from '../columns/spawn-columns.ts';
import { allRows, type ExportTable, exportTable, rowsOf } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';

export const GAME_OBJECTS_EXPORTS: PageExports<object, { gameObjects: GameObjectPageFragment | null }> = {
  address: '/gameobjects',
  title: 'Game objects',
  filter: GAME_OBJECT_FILTER,
  tables: {
    gameObjects: exportTable('Game objects', GAME_OBJECT_COLUMNS, async ({ part }) =>
      rowsOf(await part('gameObjects')),
    ),
  },
  record: NOTHING,
  parts: { gameObjects: nullable(fragment(GameObjectPageFragmentDoc)) },
};

interface Parts {
  /** The spawns in the zone of the address; all spawns where it names none. */
  readonly spawns: readonly Spawn[];
}

type Table = ExportTable<Asked<GameObjectInfoFragment, Parts>>;

const quests: Table = exportTable('Quests', QUEST_COLUMNS, ({ record }) => allRows(record.questsStarter));
const finished: Table = exportTable('Quests that end there', FINISHED_QUEST_COLUMNS, ({ record }) =>
  allRows(record.questsFinisher),
);
const spawns: Table = exportTable('Spawns', SPAWN_COLUMNS, async ({ part }) => allRows(await part('spawns')));

const RECORD = {
  title: 'A game object',
  record: fragment(GameObjectInfoFragmentDoc),
  parts: {},
  preview: ({ record }: Asked<GameObjectInfoFragment, Parts>) => previewOfGameObject(record),
} as const;

/** The exports of a game object's pages, by the section in the address. */
export const GAME_OBJECT_EXPORTS = {
  gameObject: { ...RECORD, address: '/gameobject/{id}', tables: { spawns, quests, finished } },
  zone: { ...RECORD, address: '/gameobject/{id}/zone/{zoneId}', tables: { spawns, quests, finished } },
  quests: { ...RECORD, address: '/gameobject/{id}/quests', tables: { quests, finished, spawns } },
  finished: { ...RECORD, address: '/gameobject/{id}/finished', tables: { finished, quests, spawns } },
} as const satisfies Record<string, PageExports<GameObjectInfoFragment, Parts>>;
