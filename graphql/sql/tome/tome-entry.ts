import type {
  Realm,
  TomeHelpType,
  TomeOfKnowledgeEntryFilterInput,
  TomeOfKnowledgeSection,
} from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import { enumColumn, equality, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

/** A page of the Tome of Knowledge. */
export type TomeEntryRecord = { id: number; name: string; description: string; realm: Realm; xp: number };

export const tomeEntries = catalogue<TomeEntryRecord, TomeOfKnowledgeEntryFilterInput, object>({
  name: 'tomeOfKnowledgeEntries',
  table: 'tome_entry',
  fields: (sql) =>
    sql`tome_entry.id, tome_entry.name, tome_entry.description, tome_entry.realm, tome_entry.xp`,
  filters: (sql) => ({
    description: textColumn(sql, sql`tome_entry.description`),
    realm: enumColumn<Realm>(sql, sql`tome_entry.realm`),
    tomeSection: equality<TomeOfKnowledgeSection>(sql, {
      column: sql`tome_entry.section`,
      cast: 'text',
      nullable: true,
    }),
    type: enumColumn<TomeHelpType>(sql, sql`tome_entry.help_type`),
    xp: integerColumn(sql, sql`tome_entry.xp`),
  }),
  sorts: () => ({}),
});
