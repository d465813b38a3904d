import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { askForArchive } from '#lib/server/archive/ask-for-archive.ts';
import { Pace } from '#lib/server/archive/pace.ts';
import { ARCHIVED_KINDS } from '#lib/server/archive/archived-kinds.ts';
import { Archiver } from '#lib/server/archive/archiver.ts';

/**
 * Fills the archive of an API in an empty database, as fast as that answers.
 * @param days that it reaches back; 0 for one that has only begun, with kills alone
 */
export async function fillArchive(url: string, address: string, days: number): Promise<void> {
  const sql = openDatabase({ url, forWriting: true });
  await migrate(sql);
  const ask = askForArchive(address, new Pace(1));
  // The newest kills of the world are those of its moment.
  const options = { sql, ask, days, log: () => undefined, clock: { now: () => MOMENT + 1 } };
  for (const kind of days === 0 ? ARCHIVED_KINDS.slice(0, 1) : ARCHIVED_KINDS) {
    const archiver = new Archiver(kind, options);
    await archiver.readNew();
    while (await archiver.goBack());
  }
  await sql.end({ timeout: 1 });
}
