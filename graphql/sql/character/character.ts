import type { Career, CharacterFilterInput, CharacterSortInput } from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { integerKey, textKey } from '../engine/sort.ts';
import { enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';
import type { Columns } from '../engine/where/where.ts';

export type CharacterRecord = {
  id: number;
  name: string;
  career: Career;
  level: number;
  renownRank: number;
};

export const characters = catalogue<CharacterRecord, CharacterFilterInput, CharacterSortInput>({
  name: 'characters',
  table: 'character',
  fields: (sql) => sql`
    "character".id, "character".name, "character".career, "character".level,
    "character".renown_rank as "renownRank"`,
  filters: characterFilters,
  sorts: (sql) => ({
    name: textKey(sql`"character".name`),
    level: integerKey(sql`"character".level`),
    renownRank: integerKey(sql`"character".renown_rank`),
  }),
});

/** The columns that players are filtered by. */
export function characterFilters(sql: Database): Columns<CharacterFilterInput> {
  return {
    name: textColumn(sql, sql`"character".name`),
    careerLine: enumColumn(sql, sql`"character".career`),
    level: integerColumn(sql, sql`"character".level`),
    renownRank: integerColumn(sql, sql`"character".renown_rank`),
  };
}
