import type {
  CreatureFilterInput,
  CreatureSortInput,
  CreatureSubType,
  CreatureType,
  Realm,
} from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import { integerKey, textKey } from '../engine/sort.ts';
import { enumColumn } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';

export type CreatureRecord = {
  id: number;
  name: string;
  realm: Realm | null;
  creatureType: CreatureType;
  creatureSubType: CreatureSubType;
};

export const creatures = catalogue<CreatureRecord, CreatureFilterInput, CreatureSortInput>({
  name: 'creatures',
  table: 'creature',
  fields: (sql) => sql`
    creature.id, creature.name, creature.realm, creature.creature_type as "creatureType",
    creature.creature_sub_type as "creatureSubType"`,
  filters: (sql) => ({
    name: textColumn(sql, sql`creature.name`),
    creatureType: enumColumn(sql, sql`creature.creature_type`),
    creatureSubType: enumColumn(sql, sql`creature.creature_sub_type`),
  }),
  sorts: (sql) => ({
    id: integerKey(sql`creature.id`),
    name: textKey(sql`creature.name`),
    creatureType: textKey(sql`creature.creature_type`),
    creatureSubType: textKey(sql`creature.creature_sub_type`),
  }),
});
