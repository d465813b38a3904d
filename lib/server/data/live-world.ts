import { importLines } from '#graphql/import/import-lines.ts';
import { isDiskFull } from '#graphql/server/database-errors.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { LiveEvent, LiveWar } from '#graphql/world/world.ts';
import type { Log } from '../log.ts';

/** Seconds that a live world may lag behind; what has happened since is played. */
export const LONGEST_PAUSE = 30 * 86_400;
/** Seconds of the war per step while the world catches up with the present. */
const PIECE = 6 * 3_600;
/** Lines per transaction: pages that ask meanwhile wait for it. */
const BATCH = 20;
/** Seconds between two searches for the next event. */
const LOOK_AHEAD = 60;

interface LiveOptions {
  /** Called when something has happened in the world. */
  readonly played: () => void;
  readonly log: Log;
  /** The current time in epoch seconds; the machine's clock by default. */
  readonly now?: () => number;
}

/**
 * Continues the sample world in a database from its newest kill until it is stopped: first all that has happened since,
 * then each kill at its time. It uses the import, and the war is deterministic, so that nothing happens twice.
 */
export class LiveWorld {
  readonly #sql: Database;
  readonly #options: LiveOptions;
  #war: LiveWar | undefined;
  /** The first second that has not been played. */
  #next = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** The reason why the world does not go on; undefined while it does. */
  #problem: string | undefined;
  #turn: Promise<void>;
  /** Resolves when the world has caught up with the present for the first time. */
  readonly caughtUp: Promise<void>;

  constructor(sql: Database, options: LiveOptions) {
    this.#sql = sql;
    this.#options = options;
    this.#turn = this.#takeTurn();
    this.caughtUp = this.#turn;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  #now = (): number => this.#options.now?.() ?? Math.floor(Date.now() / 1_000);

  async #takeTurn(): Promise<void> {
    const seconds = await this.#play().catch((error: unknown) => {
      this.#note(isDiskFull(error) ? 'disk full' : error instanceof Error ? error.message : String(error));
      return LOOK_AHEAD;
    });
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => (this.#turn = this.#takeTurn()), seconds * 1_000);
    this.#timer.unref();
  }

  /** Catches up with the present, and returns the seconds until the next turn. */
  async #play(): Promise<number> {
    this.#war ??= await this.#openWar();
    await this.#catchUp(this.#war);
    this.#note(undefined);
    return this.#secondsToNext(this.#war);
  }

  /** Notes why the world does not go on, and logs it where that is news. */
  #note(problem: string | undefined): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    if (problem === undefined) this.#options.log('info', 'sample world: it goes on');
    else this.#options.log('warn', `sample world: it does not go on for the moment (${problem})`);
  }

  /**
   * Opens the war of the stored world. It continues with the second of its newest kill, of which some events may be
   * missing.
   */
  async #openWar(): Promise<LiveWar> {
    const { LiveWar } = await import('#graphql/world/world.ts');
    const [world] = await this.#sql<{ seed: string; clock: number; scale: number; newest: number | null }[]>`
      /* liveWorld */
      select seed, clock, scale, (select max(time) from kill) as newest from sample_world`;
    if (!world) throw new Error('there is no sample world in the database');
    this.#next = Math.max(world.clock, world.newest ?? 0);
    return new LiveWar({ seed: world.seed, now: world.clock, scale: world.scale });
  }

  /**
   * Plays everything up to and including the present second, as the clock says before each piece.
   * @throws Error where that is further ahead than a restart would follow
   */
  async #catchUp(war: LiveWar): Promise<void> {
    let imported = 0;
    for (let to = this.#now() + 1; this.#next < to && !this.#isStopped; to = this.#now() + 1) {
      if (to - this.#next > LONGEST_PAUSE) {
        throw new Error('the clock is more than 30 days ahead of it; a restart makes a new one');
      }
      const end = Math.min(to, this.#next + PIECE);
      imported += await this.#write(war.events(this.#next, end));
      this.#next = end;
    }
    if (imported > 0) this.#options.played();
  }

  async #write(events: readonly LiveEvent[]): Promise<number> {
    const reasons: string[] = [];
    const { imported, refused } = await importLines(this.#sql, batches(events), ({ reason }) =>
      reasons.push(reason),
    );
    if (refused > 0) this.#options.log('warn', `sample world: ${refused} lines refused (${reasons[0]})`);
    return imported;
  }

  /** Seconds until the next event, or until the next search for one. */
  #secondsToNext(war: LiveWar): number {
    const now = this.#now();
    const [first] = war.events(this.#next, now + LOOK_AHEAD);
    return Math.max(1, (first?.time ?? now + LOOK_AHEAD) - now);
  }
}

/** Groups events in batches; an empty group after each ends the transaction. */
async function* batches(events: readonly LiveEvent[]): AsyncGenerator<readonly string[]> {
  for (let index = 0; index < events.length; index += BATCH) {
    yield events.slice(index, index + BATCH).map(({ line }) => line);
    yield [];
  }
}
