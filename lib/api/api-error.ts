/**
 * The kinds of failures. A 'broken' answer is well-formed, but cannot be read as the record in question; what is
 * 'unarchived' may exist, but lies beyond the site's own archive of a remote API.
 */
export const API_ERROR_KINDS = [
  'unreachable',
  'overloaded',
  'refused',
  'malformed',
  'broken',
  'unarchived',
] as const;

export type ApiErrorKind = (typeof API_ERROR_KINDS)[number];

const MESSAGES: Record<ApiErrorKind, string> = {
  unreachable: 'The statistics service does not answer at the moment.',
  overloaded: 'The statistics service is busy. Please try again in a minute.',
  refused: 'The statistics service could not answer this question.',
  malformed: 'The statistics service gave an answer that could not be read.',
  broken: 'The statistics service gave an answer that could not be read.',
  unarchived:
    'This is not available now: the statistics service does not answer it, and this site’s archive does not reach that far.',
};

const NAMES: Record<ApiErrorKind, string> = {
  unreachable: 'ServiceUnreachable',
  overloaded: 'ServiceOverloaded',
  refused: 'QueryFailed',
  malformed: 'UnreadableAnswer',
  broken: 'UnreadableAnswer',
  unarchived: 'NotArchived',
};

const STATUS: Record<ApiErrorKind, 404 | 502 | 503> = {
  unreachable: 502,
  overloaded: 503,
  refused: 502,
  malformed: 502,
  // The API works, but has no record to show.
  broken: 404,
  // What is not in an archive may exist.
  unarchived: 503,
};

/** When an overloaded API may be asked again, if it says so. */
interface RetryAdvice {
  /** Seconds. */
  readonly retryAfter?: number;
  /** True if the advice holds for all questions, not only for this one. */
  readonly holdsForAll?: boolean;
}

/** Identifies an ApiError across bundles. */
const brand = Symbol.for('war-ledger.api-error');

/**
 * The one way in which asking the API fails. Name and message are shown to visitors (rules.md: States of a panel), so
 * both are chosen from a fixed list: the upstream address, the query and the stack stay in `cause`, for the log.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** Seconds until asking again makes sense; undefined where unknown. */
  readonly retryAfter: number | undefined;
  /** True if no question at all may be sent until then. */
  readonly holdsForAll: boolean;
  readonly [brand] = true;

  constructor(kind: ApiErrorKind, cause?: unknown, { retryAfter, holdsForAll = false }: RetryAdvice = {}) {
    super(MESSAGES[kind], { cause });
    this.name = NAMES[kind];
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.holdsForAll = holdsForAll;
  }

  /** Makes `instanceof` work across Next's bundles, which share the client and its cache but no classes. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }

  /** The HTTP status of a page whose main record could not be read. */
  get status(): 404 | 502 | 503 {
    return STATUS[this.kind];
  }

  /** The HTTP headers of the response that reports the error. */
  get headers(): Readonly<Record<string, string>> {
    return this.retryAfter === undefined ? {} : { 'retry-after': String(this.retryAfter) };
  }
}

/** Turns the reason of a rejected panel into an ApiError that may be shown; writes any other error to the log. */
export function asApiError(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason;
  // oxlint-disable-next-line no-console -- As Next writes what a page throws: it is a fault of ours.
  console.error(reason);
  return new ApiError('refused', reason);
}
