import type { Wanted } from './live-filter.ts';
import type { LiveEvent, LiveLog } from './live-log.ts';

/** Events that are looked through at a time. */
const MOST_LOOKED = 10_000;

/** The place of one client in what the live stream tells. */
export class LiveReader {
  readonly #log: LiveLog;
  readonly #wanted: Wanted;
  /** All up to this id was looked through. */
  after: number;

  constructor(log: LiveLog, wanted: Wanted, after: number) {
    this.#log = log;
    this.#wanted = wanted;
    this.after = after;
  }

  /** True while there is something to look through. */
  get isBehind(): boolean {
    return this.after < this.#log.last;
  }

  /**
   * Takes the next wanted events out of those that are there, and goes on behind them.
   * @param most events to take
   * @returns none where nothing is wanted of what is there
   * @throws LiveUnavailable
   */
  async take(most: number): Promise<readonly LiveEvent[]> {
    const taken: LiveEvent[] = [];
    for (let looked = 0; this.isBehind && taken.length < most && looked < MOST_LOOKED;) {
      const newest = this.#log.newestAfter(this.after);
      const { events, upTo } =
        newest === null
          ? await this.#log.olderAfter(this.after)
          : { events: newest, upTo: newest.at(-1)?.id ?? this.#log.last };
      looked += events.length;
      this.after = Math.max(this.after, this.#takeFrom(events, upTo, most, taken));
    }
    return taken;
  }

  /** @returns the id up to which all was looked through */
  #takeFrom(events: readonly LiveEvent[], upTo: number, most: number, taken: LiveEvent[]): number {
    for (const event of events) {
      if (event.data !== '' && this.#wanted(event)) taken.push(event);
      if (taken.length === most) return event.id;
    }
    return upTo;
  }
}
