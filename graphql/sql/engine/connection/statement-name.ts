import type { Database } from './database.ts';
import type { Fragment } from '../fragment.ts';

/**
 * The comment that a statement begins with, so that logs of slow statements tell which one it was. For statements
 * put together by a helper; all others have theirs in their text. `name` is a constant of the program, never input.
 */
export const statementName = (sql: Database, name: string): Fragment => sql.unsafe(`/* ${name} */`);
