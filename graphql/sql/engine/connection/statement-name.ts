import type { Database, Fragment } from './database.ts';

/**
 * The leading comment that identifies a statement in the log of slow statements. For statements that are built by a
 * helper; others have the comment in their text. `name` is a constant, never input.
 */
export const statementName = (sql: Database, name: string): Fragment => sql.unsafe(`/* ${name} */`);
