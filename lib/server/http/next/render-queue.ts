import type { Visitor } from '../guards/visitor.ts';
import { LOAD_SAMPLE, type RenderLimit } from './render-limit.ts';
import { Shed } from './shed.ts';

/*
 * Decides which pages are rendered when visitors ask for more of them than this process can render. Pages that are
 * kept, files and health never come here.
 *
 * 1. A few pages are rendered at once, as many as the event loop has time for (render-limit.ts).
 * 2. The others wait in line. Documents for people go first, then what their router and programs ask for, then
 *    crawlers. Within each of these the clients take turns (start-time fair queuing): who asks for a thousand pages
 *    delays himself, and hardly anybody else. Kept pages that are made anew for all are a client with eight turns.
 * 3. The line holds as many as can be rendered in half of the time that a page may wait. In a longer one whoever is
 *    last is refused, and knows at once. After that the line is eight long until nobody was refused for two seconds: a
 *    burst is waited out, but under a lasting overload those who are let in hardly wait (as in CoDel).
 *
 * Whoever is refused gets the last copy of the page where there is one, else 503. RENDER_WAIT_MS=0 switches it all off.
 */

/** The order of priorities in the queue. */
const RANK = { document: 0, other: 1, crawler: 2 } as const;

export type Urgency = keyof typeof RANK;

/** The client that background renderings count for, and the fraction of a turn that each of them takes. */
const BEHIND = 'behind visitors';
const TURN_BEHIND = 1 / 8;

/** Milliseconds for which the queue stays short after a refusal, and its length during that time. */
const RECOVERY = 2_000;
const SHORT_LINE = 8;
/**
 * The queue is as long as can be rendered in this share of the longest wait, since rendering times are
 * estimates.
 */
const MARGIN = 0.5;

/** Milliseconds between two slots that become free: the first estimate, and the upper bound. */
const USUAL_INTERVAL = 40;
const LONGEST_INTERVAL = 1_000;
const WEIGHT_OF_NEWEST = 0.2;

interface Waiting {
  readonly urgency: Urgency;
  readonly client: string;
  /** Of equal priority, the lowest turn is next. */
  readonly turn: number;
  /** The previous turn of the same client. */
  readonly turnBefore: number;
  readonly begin: () => void;
  readonly refuse: () => void;
  readonly deadline: NodeJS.Timeout;
}

export interface QueueOptions {
  /** Milliseconds that a page may wait. */
  readonly longestWait: number;
  readonly limit: RenderLimit;
  readonly onShed?: (urgency: Urgency) => void;
  /** Called with the milliseconds that a page waited, and the milliseconds that it held its slot. */
  readonly onRendered?: (waited: number, took: number) => void;
}

/** Frees a slot; may be called more than once. */
type Leave = () => void;

/** A response; when it closes, nobody waits for its page any more. */
type Closable = { once(event: 'close', listener: () => void): unknown };

export class RenderQueue {
  readonly #options: QueueOptions;
  readonly #line: Waiting[] = [];
  /** The last turn of each client in the queue. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #running = 0;
  #interval = USUAL_INTERVAL;
  #lastPlaceAt: number | undefined;
  #shedAt = Number.NEGATIVE_INFINITY;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** True while the site sheds load: more pages are requested than can be rendered. */
  get isShedding(): boolean {
    return performance.now() < this.#shedAt + RECOVERY;
  }

  /**
   * Waits for a slot, and takes it.
   * @param visitor who waits; undefined for background renderings
   * @param response leaves the queue when it is closed
   * @throws Shed when no slot will be free soon enough
   */
  enter(visitor: Visitor | undefined, urgency: Urgency, response: Closable): Promise<Leave> {
    const { limit, longestWait } = this.#options;
    const since = performance.now();
    limit.adapt(this.#running, this.waiting);
    if (this.waiting === 0 && this.#running < limit.places) return Promise.resolve(this.#takePlace(since));
    const client = visitor?.client ?? BEHIND;
    const turnBefore = Math.max(this.#turn, this.#turns.get(client) ?? 0);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        urgency,
        client,
        turn: turnBefore + (visitor ? 1 : TURN_BEHIND),
        turnBefore,
        begin: () => resolve(this.#takePlace(since)),
        refuse: () => reject(new Shed('too many pages wait to be rendered')),
        deadline: setTimeout(() => this.#shed(one), longestWait),
      };
      response.once('close', () => this.#remove(one) && one.refuse());
      this.#join(one);
    });
  }

  #join(one: Waiting): void {
    this.#turns.set(one.client, one.turn);
    this.#line.push(one);
    this.#line.sort(inOrder);
    this.#watch ??= setInterval(() => this.#admit(), LOAD_SAMPLE);
    const last = this.#line.at(-1);
    if (last && this.waiting > this.#longestLine()) this.#shed(last);
  }

  #longestLine(): number {
    if (this.isShedding) return SHORT_LINE;
    return Math.max(SHORT_LINE, Math.floor((MARGIN * this.#options.longestWait) / this.#interval));
  }

  #takePlace(since: number): Leave {
    const began = performance.now();
    this.#running += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#running -= 1;
      this.#options.onRendered?.(began - since, performance.now() - began);
      this.#admit();
    };
  }

  #admit(): void {
    const { limit } = this.#options;
    limit.adapt(this.#running, this.waiting);
    for (let [next] = this.#line; next && this.#running < limit.places; [next] = this.#line) {
      this.#turn = Math.max(this.#turn, next.turn);
      this.#noteInterval();
      this.#remove(next);
      next.begin();
    }
  }

  #noteInterval(): void {
    const now = performance.now();
    const interval = this.#lastPlaceAt === undefined ? this.#interval : now - this.#lastPlaceAt;
    this.#interval += WEIGHT_OF_NEWEST * (Math.min(interval, LONGEST_INTERVAL) - this.#interval);
    this.#lastPlaceAt = now;
  }

  #shed(one: Waiting): void {
    if (!this.#remove(one)) return;
    this.#shedAt = performance.now();
    // A page that is not rendered does not count as a turn.
    if (this.#turns.get(one.client) === one.turn) this.#turns.set(one.client, one.turnBefore);
    this.#options.onShed?.(one.urgency);
    one.refuse();
  }

  /** Removes an entry from the queue; false where it is no longer there. */
  #remove(one: Waiting): boolean {
    const at = this.#line.indexOf(one);
    if (at < 0) return false;
    this.#line.splice(at, 1);
    clearTimeout(one.deadline);
    if (this.waiting === 0) this.#startOver();
    return true;
  }

  /** Resets the turns of all clients, once the queue is empty. */
  #startOver(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#turns.clear();
    this.#turn = 0;
    this.#lastPlaceAt = undefined;
  }
}

const inOrder = (one: Waiting, other: Waiting): number =>
  RANK[one.urgency] - RANK[other.urgency] || one.turn - other.turn;
