import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Creature, GameObject } from './creature.ts';

export function creatureTables(creatures: readonly Creature[]): WorldTable[] {
  return [
    {
      name: 'creature',
      columns: columnsOf('id name realm creature_type creature_sub_type'),
      rows: creatures.map(({ id, name, realm, creatureType, creatureSubType }) => [
        id,
        name,
        realm,
        creatureType,
        creatureSubType,
      ]),
    },
    {
      name: 'creature_spawn',
      columns: columnsOf('id creature_id zone_id x y'),
      rows: spawnRows(creatures),
    },
  ];
}

export function gameObjectTables(objects: readonly GameObject[]): WorldTable[] {
  return [
    {
      name: 'game_object',
      columns: columnsOf('id name model_name'),
      rows: objects.map(({ id, name, modelName }) => [id, name, modelName]),
    },
    {
      name: 'game_object_spawn',
      columns: columnsOf('id game_object_id zone_id x y'),
      rows: spawnRows(objects),
    },
  ];
}

const spawnRows = (owners: readonly Pick<Creature, 'id' | 'spawns'>[]) =>
  owners.flatMap((owner) => owner.spawns.map(({ id, zone, x, y }) => [id, owner.id, zone.id, x, y]));
