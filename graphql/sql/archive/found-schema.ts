import type { Database } from '../engine/connection/database.ts';

/** The differences between a remote API and our schema. */
interface SchemaDifferences {
  /** Coordinates that it lacks. */
  readonly missing: ReadonlySet<string>;
  /** Coordinates whose type has another name there, and that name. */
  readonly types: ReadonlyMap<string, string>;
}

/** Reads the schema of an API that was found last; undefined before the first. */
export async function readFoundSchema(
  sql: Database,
  address: string,
): Promise<SchemaDifferences | undefined> {
  const [found] = await sql<{ missing: string[]; types: Record<string, string> }[]>`
    /* readFoundSchema */
    select missing, types from found_schema where address = ${address}`;
  return found && { missing: new Set(found.missing), types: new Map(Object.entries(found.types)) };
}

/** Stores the schema of an API in place of the one that was found before. */
export async function writeFoundSchema(
  sql: Database,
  address: string,
  { missing, types }: SchemaDifferences,
): Promise<void> {
  const [lacks, takes] = [JSON.stringify([...missing]), JSON.stringify(Object.fromEntries(types))];
  await sql`
    /* writeFoundSchema */
    insert into found_schema values (${address}, ${lacks}::text::jsonb, ${takes}::text::jsonb)
    on conflict (address) do update set missing = excluded.missing, types = excluded.types`;
}
