import { type Database, openDatabase } from './database.ts';

/** The keys of the locks of what one site of several does; arbitrary, so that no other program uses them. */
const KEYS = { archive: 7_316_200_414, alerts: 7_316_200_415 } as const;

/** The lock of the one site that does a thing over a PostgreSQL. It lasts as long as its connection, which is its own. */
export class SiteLock {
  readonly #sql: Database;
  readonly #key: number;
  #isHeld = false;

  /** @param onLoss is called when it was held, and its connection has ended */
  constructor(url: string, what: keyof typeof KEYS, onLoss: () => void) {
    this.#key = KEYS[what];
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
      /* takeSiteLock */
      select pg_try_advisory_lock(${this.#key}::bigint) as taken`;
    this.#isHeld = row?.taken ?? false;
    return this.#isHeld;
  }

  /** Uses the connection, so that one that has broken without a word is noticed. @throws the database's error */
  async check(): Promise<void> {
    await this.#sql`/* checkSiteLock */ select 1`;
  }

  async release(): Promise<void> {
    this.#isHeld = false;
    await this.#sql.end({ timeout: 1 });
  }
}
