import { GraphQLError } from 'graphql';
import type { ApiContext } from '../resolvers/context.ts';

/** Bytes of a field in JSON besides its name and value: quotes, colon and comma, or the braces of an object. */
const BYTES_OF_FIELD = 4;
const BYTES_OF_OBJECT = 2;
/** Estimated bytes of numbers, booleans and null. */
const BYTES_OF_OTHERS = 5;

/** Fields between two looks at the clock, which costs more than counting a field. */
const FIELDS_BETWEEN_LOOKS = 256;

interface SizeLimits {
  /** The estimated bytes of the largest answer; characters count as one. */
  readonly most: number;
  readonly isLate: () => boolean;
  /** The error once the time is over. */
  readonly late: GraphQLError;
}

/**
 * Measures an answer while it is built, and aborts it when it is too large or takes too long: one thread builds it, so
 * that no timer would fire meanwhile.
 */
export class AnswerSize {
  /** The value of every field of an aborted answer. */
  readonly never = new Promise<never>(() => undefined);
  readonly #stop: AbortController;
  readonly #limits: SizeLimits;
  #bytes = 0;
  #fields = 0;

  /** @param stop aborts the answer */
  constructor(stop: AbortController, limits: SizeLimits) {
    this.#stop = stop;
    this.#limits = limits;
  }

  get isGivenUp(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Starts over, for an answer that is built again. */
  begin(): void {
    this.#bytes = 0;
  }

  /** Counts a field of an answer, or of each row of a list, before its value. */
  addField(name: string): void {
    this.#add(name.length + BYTES_OF_FIELD + BYTES_OF_OBJECT);
  }

  /** Counts the value of a leaf field, and returns it. */
  addValue(value: unknown): unknown {
    this.#add(bytesOf(value));
    return value;
  }

  #add(bytes: number): void {
    this.#bytes += bytes;
    this.#fields += 1;
    const { most, isLate, late } = this.#limits;
    if (this.#bytes > most) this.#stop.abort(tooLarge(most));
    else if (this.#fields % FIELDS_BETWEEN_LOOKS === 0 && isLate()) this.#stop.abort(late);
  }
}

/** The context of resolvers with the size of the answer so far; the site's own questions have none. */
export type MeasuredContext = ApiContext & { readonly size?: AnswerSize };

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + bytesOf(each) + 1, 2);
  return BYTES_OF_OTHERS;
}

const tooLarge = (most: number) =>
  new GraphQLError(`The answer is larger than ${Math.round(most / 1024)} KB. Ask for less at once.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
