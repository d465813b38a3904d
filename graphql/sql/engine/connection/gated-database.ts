import type { Database } from './database.ts';
import { interceptedDatabase } from './intercepted-database.ts';
import type { StatementGate } from './statement-gate.ts';

/** The same database for one request: its statements pass a gate before they run. */
export const gatedDatabase = (sql: Database, gate: StatementGate): Database =>
  interceptedDatabase(sql, (run) => gate.run(run));
