import * as documents from '#graphql/generated/documents.ts';
import { CREATURE, listCreatures, listGoods } from '#lib/data/catalogue/creatures.ts';
import { GAME_OBJECT, listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import * as columns from '#lib/exports/columns/creature-columns.ts';
import { GOODS_COLUMNS } from '#lib/exports/columns/item-columns.ts';
import { FINISHED_QUEST_COLUMNS, QUEST_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { previewOfCreature, previewOfGameObject } from '#lib/preview/kinds/preview-of-creature.ts';
import { CREATURE_FILTER, GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';

export const CREATURES_EXPORTS = pageExports('/creatures', 'Creatures', {
  filter: CREATURE_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({ creatures: () => listCreatures(list) }),
  parts: { creatures: nullable(fragment(documents.CreaturePageFragmentDoc)) },
  tables: (table) => ({ creatures: table('Creatures', columns.CREATURE_COLUMNS, 'creatures') }),
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
    record: fragment(documents.CreatureInfoFragmentDoc),
    load: ({ spawns }, { id: { id, zoneId }, list }) => ({
      goods: () => listGoods(id, list),
      spawns: async () => ({ data: columns.spawnsIn(spawns, zoneId), staleSince: null }),
    }),
    parts: { goods: nullable(fragment(documents.SoldItemPageFragmentDoc)) },
    tables: (table) =>
      withFirst(first, {
        quests: table('Quests', QUEST_COLUMNS, 'record.questsStarter'),
        vendorItems: table('Items sold', GOODS_COLUMNS, 'goods'),
        finished: table('Quests that end there', FINISHED_QUEST_COLUMNS, 'record.questsFinisher'),
        spawns: table('Spawns', columns.SPAWN_COLUMNS, 'spawns'),
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

export const GAME_OBJECTS_EXPORTS = pageExports('/gameobjects', 'Game objects', {
  filter: GAME_OBJECT_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({ gameObjects: () => listGameObjects(list) }),
  parts: { gameObjects: nullable(fragment(documents.GameObjectPageFragmentDoc)) },
  tables: (table) => ({
    gameObjects: table('Game objects', columns.GAME_OBJECT_COLUMNS, 'gameObjects'),
  }),
});

/** A page of a game object, likewise. */
const gameObjectPage = (section: string, first: 'spawns' | 'quests' | 'finished') =>
  pageExports(`/gameobject/{id}${section}`, 'A game object', {
    source: GAME_OBJECT,
    record: fragment(documents.GameObjectInfoFragmentDoc),
    load: ({ spawns }, { id: { zoneId } }) => ({
      spawns: async () => ({ data: columns.spawnsIn(spawns, zoneId), staleSince: null }),
    }),
    tables: (table) =>
      withFirst(first, {
        quests: table('Quests', QUEST_COLUMNS, 'record.questsStarter'),
        finished: table('Quests that end there', FINISHED_QUEST_COLUMNS, 'record.questsFinisher'),
        spawns: table('Spawns', columns.SPAWN_COLUMNS, 'spawns'),
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
