import * as documents from '#graphql/generated/documents.ts';
import { CREATURE, listCreatures, listGoods } from '#lib/data/catalogue/creatures.ts';
import { GAME_OBJECT, listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import {
  CREATURE_COLUMNS,
  GAME_OBJECT_COLUMNS,
  SPAWN_COLUMNS,
} from '#lib/exports/columns/creature-columns.ts';
import { GOODS_COLUMNS } from '#lib/exports/columns/item-columns.ts';
import { FINISHED_QUEST_COLUMNS, QUEST_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import type { Spawn } from '#lib/exports/columns/creature-columns.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { previewOfCreature, previewOfGameObject } from '#lib/preview/kinds/preview-of-creature.ts';
import { CREATURE_FILTER, GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';

/** Spawns of one zone; of all where none is named. */
export const spawnsIn = <Of extends Spawn>(spawns: readonly Of[], zoneId: string | null): readonly Of[] =>
  zoneId === null ? spawns : spawns.filter(({ position }) => String(position.zoneId) === zoneId);

export const CREATURES_EXPORTS = listExports('/creatures', 'Creatures', {
  filter: CREATURE_FILTER,
  parts: (part) => ({
    creatures: part(({ list }) => listCreatures(list)).json(nullable(documents.CreaturePageFragmentDoc)),
  }),
  tables: (table) => ({
    creatures: table('Creatures', ({ part }) => part('creatures'), CREATURE_COLUMNS),
  }),
});

/** The same tables, the one of a page's section first, which is the default there; another replaces it where it is empty. */
const withFirst = <Tables extends object>(first: keyof Tables & string, tables: Tables): Tables => ({
  [first]: tables[first],
  ...tables,
});

/** A page of a creature, by its section. */
const creaturePage = (section: string, first: 'spawns' | 'quests' | 'vendorItems' | 'finished') =>
  pageExports(`/creature/{id}${section}`, 'A creature', {
    source: CREATURE,
    record: documents.CreatureInfoFragmentDoc,
    parts: (part) => ({
      goods: part(({ id: { id }, list }) => listGoods(id, list)).json(
        nullable(documents.SoldItemPageFragmentDoc),
      ),
      spawns: part(async ({ record: { spawns }, id: { zoneId } }) => ({
        data: spawnsIn(spawns, zoneId),
        provenance: null,
      })),
    }),
    tables: (table) =>
      withFirst(first, {
        quests: table('Quests', ({ record }) => record.questsStarter, QUEST_COLUMNS),
        vendorItems: table('Items sold', ({ part }) => part('goods'), GOODS_COLUMNS),
        finished: table(
          'Quests that end there',
          ({ record }) => record.questsFinisher,
          FINISHED_QUEST_COLUMNS,
        ),
        spawns: table('Spawns', ({ part }) => part('spawns'), SPAWN_COLUMNS),
      }),
    preview: ({ record }) => previewOfCreature(record),
  });

/** The exports of a creature's pages, by the section in the address. */
export const CREATURE_EXPORTS = {
  creature: creaturePage('', 'spawns'),
  quests: creaturePage('/quests', 'quests'),
  finished: creaturePage('/finished', 'finished'),
  vendorItems: creaturePage('/vendorItems', 'vendorItems'),
  zone: creaturePage('/zone/{zoneId}', 'spawns'),
} as const;

export const GAME_OBJECTS_EXPORTS = listExports('/gameobjects', 'Game objects', {
  filter: GAME_OBJECT_FILTER,
  parts: (part) => ({
    gameObjects: part(({ list }) => listGameObjects(list)).json(
      nullable(documents.GameObjectPageFragmentDoc),
    ),
  }),
  tables: (table) => ({
    gameObjects: table('Game objects', ({ part }) => part('gameObjects'), GAME_OBJECT_COLUMNS),
  }),
});

/** A page of a game object, likewise. */
const gameObjectPage = (section: string, first: 'spawns' | 'quests' | 'finished') =>
  pageExports(`/gameobject/{id}${section}`, 'A game object', {
    source: GAME_OBJECT,
    record: documents.GameObjectInfoFragmentDoc,
    parts: (part) => ({
      spawns: part(async ({ record: { spawns }, id: { zoneId } }) => ({
        data: spawnsIn(spawns, zoneId),
        provenance: null,
      })),
    }),
    tables: (table) =>
      withFirst(first, {
        quests: table('Quests', ({ record }) => record.questsStarter, QUEST_COLUMNS),
        finished: table(
          'Quests that end there',
          ({ record }) => record.questsFinisher,
          FINISHED_QUEST_COLUMNS,
        ),
        spawns: table('Spawns', ({ part }) => part('spawns'), SPAWN_COLUMNS),
      }),
    preview: ({ record }) => previewOfGameObject(record),
  });

/** The exports of a game object's pages, by the section in the address. */
export const GAME_OBJECT_EXPORTS = {
  gameObject: gameObjectPage('', 'spawns'),
  quests: gameObjectPage('/quests', 'quests'),
  finished: gameObjectPage('/finished', 'finished'),
  zone: gameObjectPage('/zone/{zoneId}', 'spawns'),
} as const;

export const CREATURE_KINDS = [CREATURES_EXPORTS, ...Object.values(CREATURE_EXPORTS)];
export const GAME_OBJECT_KINDS = [GAME_OBJECTS_EXPORTS, ...Object.values(GAME_OBJECT_EXPORTS)];
