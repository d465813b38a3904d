import { type Database, openDatabase } from '../engine/connection/database.ts';

/** The key of the lock of the one site that archives into a database; arbitrary, so that no other program uses it. */
const LOCK = 7_316_200_414;

/** The lock of the one site that archives into a PostgreSQL. It lasts as long as its connection, which is its own. */
export class ArchiveLock {
  readonly #sql: Database;
  #isHeld = false;

  /** @param onLoss is called when it was held, and its connection has ended */
  constructor(url: string, onLoss: () => void) {
    this.#sql = openDatabase({
      url,
      forWriting: true,
      onLoss: () => {
        const wasHeld = this.#isHeld;
        this.#isHeld = false;
        if (wasHeld) onLoss();
      },
    });
  }

  /** Takes the lock; false while another site has it. @throws the database's error */
  async take(): Promise<boolean> {
    const [row] = await this.#sql<{ taken: boolean }[]>`
      /* takeArchiveLock */
      select pg_try_advisory_lock(${LOCK}::bigint) as taken`;
    this.#isHeld = row?.taken ?? false;
    return this.#isHeld;
  }

  /** Uses the connection, so that one that has broken without a word is noticed. @throws the database's error */
  async check(): Promise<void> {
    await this.#sql`/* checkArchiveLock */ select 1`;
  }

  async release(): Promise<void> {
    this.#isHeld = false;
    await this.#sql.end({ timeout: 1 });
  }
}
