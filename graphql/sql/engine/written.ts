import type { Database } from './connection/database.ts';

/** The channel on which writers of events notify, by a trigger or themselves, when their transaction commits. */
const CHANNEL = 'war_ledger_written';

/**
 * Calls back after each write to the database, over a separate connection, and once that connection has
 * come back after it broke. Behind a pooler that gives connections away between transactions nothing is heard.
 */
export async function onWritten(sql: Database, written: () => void): Promise<void> {
  let listensFirst = true;
  await sql.listen(
    CHANNEL,
    () => written(),
    () => {
      if (!listensFirst) written();
      listensFirst = false;
    },
  );
}
