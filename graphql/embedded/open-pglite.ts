import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Opens the database in a folder, or makes one there, with the extension that searches have their index from:
 * without it a database that has the index cannot write to the table.
 */
export const openPglite = (folder: string): Promise<PGlite> =>
  PGlite.create(folder, { extensions: { pg_trgm } });
