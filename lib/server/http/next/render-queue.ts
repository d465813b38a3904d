import type { Visitor } from '../guards/visitor.ts';
import { LOAD_SAMPLE, type RenderLimit, Shed } from './render-limit.ts';
import { inOrder, type QueuePlace, type Urgency } from './urgency.ts';

/*
 * Load shedding: decides which pages are rendered when visitors request more of them than this process can render.
 * Cached pages, static files and health checks never come here.
 *
 * 1. A few pages are rendered at a time, as many as the event loop has time for (render-limit.ts).
 * 2. The others wait in a queue. Documents for people come first, then soft navigations and exports, then crawlers,
 *    then clients that have asked for more pages lately than a person opens.
 *    Within each of these the clients take turns (start-time fair queueing): a client that requests a thousand pages
 *    delays itself, and hardly anyone else. Background renderings count as one client with eight times the turns.
 * 3. The queue holds as many pages as can be rendered in half of the time that one may wait. When it is longer, its
 *    last page is refused at once. After that it is eight long until two seconds pass without a refusal: a burst is
 *    waited out, but under a lasting overload admitted pages hardly wait (as in CoDel).
 *
 * A refused visitor gets the last copy of the page where there is one, else 503. RENDER_WAIT_MS=0 turns all this off.
 */

/** The client that background renderings count for, and the fraction of a turn that each of them takes. */
const BACKGROUND = 'background';
const BACKGROUND_TURN = 1 / 8;

/** Milliseconds for which the queue stays short after a refusal, and its length during that time. */
const RECOVERY = 2_000;
const SHORT_QUEUE = 8;
/** The queue is as long as can be rendered in this share of the longest wait, since rendering times are estimates. */
const MARGIN = 0.5;

/** Milliseconds between two slots that become free: the first estimate, and the upper bound. */
const USUAL_INTERVAL = 40;
const LONGEST_INTERVAL = 1_000;
const WEIGHT_OF_NEWEST = 0.2;

interface Waiting extends QueuePlace {
  readonly client: string;
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

/** A response; when it closes, its page is no longer needed. */
type Closable = { once(event: 'close', listener: () => void): unknown };

export class RenderQueue {
  readonly #options: QueueOptions;
  readonly #queue: Waiting[] = [];
  /** The last turn of each client in the queue. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #running = 0;
  #interval = USUAL_INTERVAL;
  #lastSlotAt: number | undefined;
  #shedAt = Number.NEGATIVE_INFINITY;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** True while the site sheds load: more pages are requested than can be rendered. */
  get isShedding(): boolean {
    return performance.now() < this.#shedAt + RECOVERY;
  }

  /** True while the queue is full: a page that joins it pushes one out. */
  get isFull(): boolean {
    return this.waiting >= this.#longestQueue();
  }

  /** Refuses a page that would be the last one of a full queue, before it is begun; false for one that may join. */
  refusesAtOnce(visitor: Visitor, urgency: Urgency): boolean {
    const last = this.#queue.at(-1);
    if (!last || !this.isFull) return false;
    if (inOrder(last, { urgency, turn: this.#turnBefore(visitor.client) + 1 }) > 0) return false;
    this.#noteShed(urgency);
    return true;
  }

  #turnBefore(client: string): number {
    return Math.max(this.#turn, this.#turns.get(client) ?? 0);
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
    if (this.waiting === 0 && this.#hasSlotFor(urgency)) return Promise.resolve(this.#takeSlot(since));
    const client = visitor?.client ?? BACKGROUND;
    const turnBefore = this.#turnBefore(client);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        urgency,
        client,
        turn: turnBefore + (visitor ? 1 : BACKGROUND_TURN),
        turnBefore,
        begin: () => resolve(this.#takeSlot(since)),
        refuse: () => reject(new Shed('too many pages wait to be rendered')),
        deadline: setTimeout(() => this.#shed(one), longestWait),
      };
      response.once('close', () => this.#remove(one) && one.refuse());
      this.#join(one);
    });
  }

  #join(one: Waiting): void {
    this.#turns.set(one.client, one.turn);
    this.#queue.push(one);
    this.#queue.sort(inOrder);
    this.#watch ??= setInterval(() => this.#admit(), LOAD_SAMPLE);
    // Slots may be free while those that wait are not let in, since they ask for too much.
    if (this.#queue[0] === one) this.#admit();
    const last = this.#queue.at(-1);
    if (last && this.waiting > this.#longestQueue()) this.#shed(last);
  }

  #hasSlotFor(urgency: Urgency): boolean {
    const { slots, slotsOfGreedy = slots } = this.#options.limit;
    return this.#running < (urgency === 'greedy' ? slotsOfGreedy : slots);
  }

  #longestQueue(): number {
    if (this.isShedding) return SHORT_QUEUE;
    return Math.max(SHORT_QUEUE, Math.floor((MARGIN * this.#options.longestWait) / this.#interval));
  }

  #takeSlot(since: number): Leave {
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
    for (let [next] = this.#queue; next && this.#hasSlotFor(next.urgency); [next] = this.#queue) {
      this.#turn = Math.max(this.#turn, next.turn);
      this.#noteInterval();
      this.#remove(next);
      next.begin();
    }
  }

  #noteInterval(): void {
    const now = performance.now();
    const interval = this.#lastSlotAt === undefined ? this.#interval : now - this.#lastSlotAt;
    this.#interval += WEIGHT_OF_NEWEST * (Math.min(interval, LONGEST_INTERVAL) - this.#interval);
    this.#lastSlotAt = now;
  }

  #shed(one: Waiting): void {
    if (!this.#remove(one)) return;
    // A page that is not rendered does not count as a turn.
    if (this.#turns.get(one.client) === one.turn) this.#turns.set(one.client, one.turnBefore);
    this.#noteShed(one.urgency);
    one.refuse();
  }

  #noteShed(urgency: Urgency): void {
    this.#shedAt = performance.now();
    this.#options.onShed?.(urgency);
  }

  /** Removes an entry from the queue; false where it is no longer there. */
  #remove(one: Waiting): boolean {
    const at = this.#queue.indexOf(one);
    if (at < 0) return false;
    this.#queue.splice(at, 1);
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
    this.#lastSlotAt = undefined;
  }
}
