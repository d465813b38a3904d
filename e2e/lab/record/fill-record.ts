import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { askForRecord } from '#lib/server/record/ask-for-record.ts';
import { Pace } from '#lib/server/record/pace.ts';
import { RECORDED_KINDS } from '#lib/server/record/recorded-kinds.ts';
import { Recorder } from '#lib/server/record/recorder.ts';

/**
 * Fills the record of an API in an empty database, as fast as that answers.
 * @param days that it reaches back; 0 for one that has only begun, with kills alone
 */
export async function fillRecord(url: string, address: string, days: number): Promise<void> {
  const sql = openDatabase({ url, forWriting: true });
  await migrate(sql);
  const ask = askForRecord(address, new Pace(1));
  // The newest kills of the world are those of its moment.
  const options = { sql, ask, days, log: () => undefined, clock: { now: () => MOMENT + 1 } };
  for (const kind of days === 0 ? RECORDED_KINDS.slice(0, 1) : RECORDED_KINDS) {
    const recorder = new Recorder(kind, options);
    await recorder.readNew();
    while (await recorder.goBack());
  }
  await sql.end({ timeout: 1 });
}
