import { columnsOf } from '#graphql/world/columns.ts';
import { heightAt } from '#graphql/world/zones/height.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Creature, GameObject } from './creature.ts';
import { modelName, titleOf } from './creature-titles.ts';

export function creatureTables(creatures: readonly Creature[]): WorldTable[] {
  return [
    {
      name: 'creature',
      columns: columnsOf('id name realm creature_type creature_sub_type model_name title'),
      rows: creatures.map((creature) => [
        creature.id,
        creature.name,
        creature.realm,
        creature.creatureType,
        creature.creatureSubType,
        modelName(creature),
        titleOf(creature),
      ]),
    },
    {
      name: 'creature_spawn',
      columns: columnsOf('id creature_id zone_id x y z'),
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
      columns: columnsOf('id game_object_id zone_id x y z'),
      rows: spawnRows(objects),
    },
  ];
}

const spawnRows = (owners: readonly Pick<Creature, 'id' | 'spawns'>[]) =>
  owners.flatMap((owner) =>
    owner.spawns.map(({ id, zone, x, y }) => [id, owner.id, zone.id, x, y, heightAt(zone.id, { x, y })]),
  );
