import * as documents from '#graphql/generated/documents.ts';
import { CREATURE, listCreatures, listGoods } from '#lib/data/catalogue/creatures.ts';
import { GAME_OBJECT, listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import { fraction, textCell } from '#lib/exports/columns/cells.ts';
import about from '#lib/exports/columns/creature-columns.json' with { type: 'json' };
import { CONTAINER_COLUMNS, CREATURE_TAG_COLUMNS } from '#lib/exports/columns/creature-columns.ts';
import { columnsOf } from '#lib/exports/export-columns.ts';
import item from '#lib/exports/columns/item-columns.json' with { type: 'json' };
import { COST_COLUMNS } from '#lib/exports/columns/item-columns.ts';
import { FINISHED_QUEST_COLUMNS, QUEST_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { type MarkerPosition, markerPosition } from '#lib/game/places/map-position.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { previewOfCreature, previewOfGameObject } from '#lib/preview/kinds/preview-of-creature.ts';
import { CREATURE_FILTER, GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';

/** A spawn of a creature or a game object. */
interface Spawn {
  readonly position: documents.MapPositionFragment;
}

/** On the zone's map: shares of its width and height, from its north-western corner. */
const onMap = (axis: keyof MarkerPosition, { position }: Spawn): number | null => {
  const percent = markerPosition(position, position.mapSetup)?.[axis];
  return percent === undefined ? null : fraction(percent);
};

const SPAWN_COLUMNS = columnsOf<Spawn>()(about.spawn, {
  zoneName: ({ position: { zoneId, zone } }) => zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
  mapX: (spawn) => onMap('left', spawn),
  mapY: (spawn) => onMap('top', spawn),
});

/** Spawns of one zone; of all where none is named. */
export const spawnsIn = <Of extends Spawn>(spawns: readonly Of[], zoneId: string | null): readonly Of[] =>
  zoneId === null ? spawns : spawns.filter(({ position }) => String(position.zoneId) === zoneId);

export const CREATURES_EXPORTS = listExports('/creatures', 'Creatures', {
  filter: CREATURE_FILTER,
  parts: (part) => ({
    creatures: part(({ list }) => listCreatures(list)).json(nullable(documents.CreaturePageFragmentDoc)),
  }),
  tables: (table) => ({
    creatures: table('Creatures', 'creatures').columns(about.creature, {
      tag: CREATURE_TAG_COLUMNS,
      kind: (creature) => textCell(creatureLabel(creature)),
    }),
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
        quests: table('Quests', 'record.questsStarter').columns(QUEST_COLUMNS),
        vendorItems: table('Items sold', 'goods').columns(item.goods, { cost: COST_COLUMNS }),
        finished: table('Quests that end there', 'record.questsFinisher').columns(FINISHED_QUEST_COLUMNS),
        spawns: table('Spawns', 'spawns').columns(SPAWN_COLUMNS),
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
    gameObjects: table('Game objects', 'gameObjects').columns(about.gameObject, { tag: CONTAINER_COLUMNS }),
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
        quests: table('Quests', 'record.questsStarter').columns(QUEST_COLUMNS),
        finished: table('Quests that end there', 'record.questsFinisher').columns(FINISHED_QUEST_COLUMNS),
        spawns: table('Spawns', 'spawns').columns(SPAWN_COLUMNS),
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
