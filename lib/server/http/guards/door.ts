import type { CompressingResponse } from '../wire/compressing-response.ts';
import { Allowance, type Rate } from './allowance.ts';
import { PacedRefusals, type Sending } from './paced-refusals.ts';

/**
 * Requests of one client, whatever it asks for, so that no client takes all of the event loop. A hundred readers behind
 * one address open ten pages a second, and fetch as many ahead.
 */
export const RATES = {
  /** All requests, those for kept pages and files too. */
  request: { perSecond: 300, atOnce: 3_000 },
  /** Pages that have to be rendered, and files that no build made. */
  page: { perSecond: 20, atOnce: 200 },
  /** Icons, heraldry and their sheets: drawn in a millisecond, and kept by browsers. */
  picture: { perSecond: 100, atOnce: 1_000 },
} as const satisfies Record<string, Rate>;

/**
 * Pages to be rendered after which others go first: more than one person opens. It is counted like an allowance, and
 * never refuses by itself.
 */
const GREEDY: Rate = { perSecond: 8, atOnce: 20 };
/** Milliseconds until a client that stops asking counts as any other again, at most. */
const LONGEST_GREEDY = 10_000;

/** Why a request is refused: a rate of its client, the limit of its kind, or too many pages of all clients. */
export const REASONS = ['request', 'page', 'picture', 'kind', 'busy'] as const;

export type Reason = (typeof REASONS)[number];

/** Called once for each refusal. */
export type OnRefused = (reason: Reason, sending: Sending) => void;

/**
 * Stands before everything that costs time: counts what each client asks for in this process, and paces refusals. A
 * client is undefined where many visitors may share it, as behind a proxy that is not declared; it has no rate.
 */
export class Door {
  readonly #request: Allowance;
  readonly #page: Allowance;
  readonly #picture: Allowance;
  readonly #greedy: Allowance;
  readonly #refusals = new PacedRefusals();
  readonly #onRefused: OnRefused;

  /** @param factor multiplies all rates */
  constructor(factor: number, onRefused: OnRefused = () => undefined) {
    const times = ({ perSecond, atOnce }: Rate) =>
      new Allowance({ perSecond: perSecond * factor, atOnce: atOnce * factor });
    this.#request = times(RATES.request);
    this.#page = times(RATES.page);
    this.#picture = times(RATES.picture);
    this.#greedy = times(GREEDY);
    this.#onRefused = onRefused;
  }

  /** The number of refusals that wait to be sent. */
  get waiting(): number {
    return this.#refusals.waiting;
  }

  /** Counts a request. Returns the milliseconds that its client has to wait; 0 within the rate. */
  countRequest(client: string | undefined): number {
    return client === undefined ? 0 : this.#request.takeWithin(client);
  }

  /** The same for a picture. */
  countPicture(client: string | undefined): number {
    return client === undefined ? 0 : this.#picture.takeWithin(client);
  }

  /** Milliseconds until a client may have a page rendered; 0 where it may now. Counts nothing. */
  waitForPage(client: string | undefined): number {
    return client === undefined ? 0 : this.#page.wait(client);
  }

  /** Counts a page that is to be rendered. */
  countPage(client: string | undefined): void {
    if (client === undefined) return;
    this.#page.take(client);
    this.#noteGreed(client);
  }

  #noteGreed(client: string): void {
    if (this.#greedy.wait(client) < LONGEST_GREEDY) this.#greedy.take(client);
  }

  /** True for a client that has asked for more pages than a person opens: it comes last under load. */
  isGreedy(client: string | undefined): boolean {
    return client !== undefined && this.#greedy.wait(client) > 0;
  }

  /**
   * Refuses a request, later where its client has been refused too often.
   * @param send writes the answer
   */
  refuse(reason: Reason, client: string | undefined, response: CompressingResponse, send: () => void): void {
    // A page that was refused counts twice: readers come back in a few seconds, as they are asked to.
    if (client !== undefined && (reason === 'page' || reason === 'busy')) this.#noteGreed(client);
    this.#onRefused(reason, this.#refusals.send(client, response, send));
  }

  /** Sends all refusals that wait: the site stops. */
  close(): void {
    this.#refusals.close();
  }
}
