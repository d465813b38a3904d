import type {
  CreatureFilterInput,
  CreatureSortInput,
  CreatureSubType,
  CreatureTitle,
  CreatureType,
  IdOperationFilterInput,
  Realm,
} from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { listColumn } from '../engine/where/where-list.ts';
import { enumColumn, equality, idColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

export type CreatureRecord = {
  id: number;
  name: string;
  realm: Realm | null;
  creatureType: CreatureType;
  creatureSubType: CreatureSubType;
  modelName: string;
  title: CreatureTitle | null;
  realmOrder: string;
  titleOrder: string;
  zone: number;
};

/** The columns that lists are ordered by: creatures without a value come first. */
const realmOrder = (sql: Database) => sql`coalesce(creature.realm, '')`;
const titleOrder = (sql: Database) => sql`coalesce(creature.title, '')`;
const firstZone = (sql: Database) => sql`
  coalesce((select min(spawn.zone_id) from creature_spawn spawn where spawn.creature_id = creature.id), 0)`;

/** The columns that every statement about creatures reads. */
export const creatureFields = (sql: Database) => sql`
  creature.id, creature.name, creature.realm, creature.creature_type as "creatureType",
  creature.creature_sub_type as "creatureSubType", creature.model_name as "modelName", creature.title,
  ${realmOrder(sql)} as "realmOrder", ${titleOrder(sql)} as "titleOrder", ${firstZone(sql)} as zone`;

/** The condition for creatures that stand in one of some zones; true where none are given. */
export const standsIn = (sql: Database, zoneIds: readonly string[] | null | undefined) =>
  zoneIds == null
    ? sql`true`
    : sql`creature.id in (
        select spawn.creature_id from creature_spawn spawn
        where spawn.zone_id::text = any(${arrayLiteral(zoneIds)}::text[]))`;

export const creatures = catalogue<CreatureRecord, CreatureFilterInput, CreatureSortInput>({
  name: 'creatures',
  table: 'creature',
  fields: (sql) => creatureFields(sql),
  filters: (sql) => ({
    name: textColumn(sql, sql`creature.name`),
    creatureType: enumColumn(sql, sql`creature.creature_type`),
    creatureSubType: enumColumn(sql, sql`creature.creature_sub_type`),
    realm: equality<Realm>(sql, { column: sql`creature.realm`, cast: 'text', nullable: true }),
    title: equality<CreatureTitle>(sql, { column: sql`creature.title`, cast: 'text', nullable: true }),
    zones: listColumn<IdOperationFilterInput>(sql, {
      tables: sql`creature_spawn spawn`,
      condition: sql`spawn.creature_id = creature.id`,
      meets: idColumn(sql, sql`spawn.zone_id`),
    }),
  }),
  sorts: (sql) => ({
    id: integerKey(sql`creature.id`),
    name: textKey(sql`creature.name`),
    creatureType: textKey(sql`creature.creature_type`),
    creatureSubType: textKey(sql`creature.creature_sub_type`),
    realm: { ...textKey(realmOrder(sql)), property: 'realmOrder' },
    title: { ...textKey(titleOrder(sql)), property: 'titleOrder' },
    zone: integerKey(firstZone(sql)),
  }),
});
