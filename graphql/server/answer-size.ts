import { GraphQLError } from 'graphql';

/** Bytes of an answer as JSON beside the values: quotes, colon and comma of a field, braces of an object. */
const BYTES_OF_FIELD = 4;
const BYTES_OF_OBJECT = 2;
/** Numbers, true, false and null. */
const BYTES_OF_OTHERS = 5;

/** Looking at the clock costs more than to count a field. */
const FIELDS_BETWEEN_LOOKS = 256;

interface SizeLimits {
  /** Bytes, about: characters count as one. */
  readonly most: number;
  readonly isLate: () => boolean;
  /** The reason to give up once it is late. */
  readonly late: GraphQLError;
}

/**
 * Counts what an answer weighs while it is built, and gives it up where it is too much, or takes too long: one thread
 * works on it, so that no timer fires meanwhile.
 */
export class AnswerSize {
  /** The value of every field of an answer that has been given up. */
  readonly never = new Promise<never>(() => undefined);
  readonly #stop: AbortController;
  readonly #limits: SizeLimits;
  #bytes = 0;
  #fields = 0;

  /**
   * @param stop gives the answer up, whoever calls it
   */
  constructor(stop: AbortController, limits: SizeLimits) {
    this.#stop = stop;
    this.#limits = limits;
  }

  get isGivenUp(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Begins anew, for an answer that is built once more. */
  begin(): void {
    this.#bytes = 0;
  }

  /** Counts a field of an answer, or of each row of a list, before its value. */
  addField(name: string): void {
    this.#add(name.length + BYTES_OF_FIELD + BYTES_OF_OBJECT);
  }

  /** Counts the value of a field that has no fields, and gives it back. */
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

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + bytesOf(each) + 1, 2);
  return BYTES_OF_OTHERS;
}

const tooLarge = (most: number) =>
  new GraphQLError(`The answer is larger than ${Math.round(most / 1024)} KB. Ask for less at once.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
