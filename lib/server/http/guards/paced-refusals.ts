import type { CompressingResponse } from '../wire/compressing-response.ts';
import { Allowance, type Rate } from './allowance.ts';

/**
 * Refusals that a client gets at once; further ones wait. A client that sends the next request when it has an answer,
 * whatever that says, so gets ten a second, through as many connections as it likes.
 */
const PACE: Rate = { perSecond: 10, atOnce: 10 };

/** Milliseconds that an answer waits at most: proxies and browsers wait longer. */
const LONGEST = 10_000;

/** The same for a client that has no address of its own, and so no pace. */
const WAIT_OF_SHARED = 1_000;

/** Answers that wait at the same time. Each holds its connection, and about 20 KB. */
const MOST_WAITING = 1_000;
/** The part of them that one client may have. */
const MOST_OF_CLIENT = 250;

/** A refusal on its way: sent at once, after a wait, or at once with the end of its connection. */
export const SENDINGS = ['at once', 'waits', 'closes'] as const;

export type Sending = (typeof SENDINGS)[number];

/** An answer that waits. */
interface Waiting {
  readonly client: string;
  readonly send: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Sends refusals slower and slower to a client that does not heed them: otherwise refusing would be all that the event
 * loop has time for. A connection waits meanwhile; where too many wait already, it is closed.
 */
export class PacedRefusals {
  readonly #pace: Allowance;
  readonly #waiting = new Map<CompressingResponse, Waiting>();
  readonly #ofClient = new Map<string, number>();
  #isOver = false;

  constructor(pace = PACE) {
    this.#pace = new Allowance(pace);
  }

  /** The number of answers that wait. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Refuses a request now or later; never where its client has left by then.
   * @param client undefined for one without an address of its own
   * @param send writes the answer
   */
  send(client: string | undefined, response: CompressingResponse, send: () => void): Sending {
    const wait = client === undefined ? WAIT_OF_SHARED : Math.min(LONGEST, this.#pace.wait(client));
    if (wait > 0 && this.#isFullFor(client)) {
      response.endConnection();
      send();
      return 'closes';
    }
    if (client !== undefined && wait < LONGEST) this.#pace.take(client);
    if (wait === 0) {
      send();
      return 'at once';
    }
    this.#hold(client ?? '', response, send, wait);
    return 'waits';
  }

  /** Sends all that wait, and lets none wait from now on: the site stops. */
  close(): void {
    this.#isOver = true;
    for (const response of this.#waiting.keys()) this.#release(response)?.send();
  }

  #isFullFor(client: string | undefined): boolean {
    if (this.#isOver || this.#waiting.size >= MOST_WAITING) return true;
    return client !== undefined && (this.#ofClient.get(client) ?? 0) >= MOST_OF_CLIENT;
  }

  #hold(client: string, response: CompressingResponse, send: () => void, wait: number): void {
    const timer = setTimeout(() => this.#release(response)?.send(), wait);
    this.#waiting.set(response, { client, send, timer });
    this.#ofClient.set(client, (this.#ofClient.get(client) ?? 0) + 1);
    response.once('close', () => this.#release(response));
  }

  /** Takes an answer from those that wait; undefined where it is no longer there. */
  #release(response: CompressingResponse): Waiting | undefined {
    const one = this.#waiting.get(response);
    if (!one) return undefined;
    this.#waiting.delete(response);
    clearTimeout(one.timer);
    const left = (this.#ofClient.get(one.client) ?? 0) - 1;
    if (left > 0) this.#ofClient.set(one.client, left);
    else this.#ofClient.delete(one.client);
    return one;
  }
}
