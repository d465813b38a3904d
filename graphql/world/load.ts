import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { loadTables } from './load-tables.ts';
import type { WorldOptions } from './world-table.ts';
import { worldTables } from './world.ts';

/**
 * Writes the sample world into an empty PostgreSQL 15 or later.
 * @throws as `loadTables`
 */
export const loadWorld = (sql: Database, options: WorldOptions, onProgress: (text: string) => void) =>
  loadTables(sql, worldTables(options), onProgress);
