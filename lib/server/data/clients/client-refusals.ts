/** Seconds after which a client may ask again. */
const RETRY_AFTER = '2';

const REFUSALS = {
  /** There are too many queries at present. */
  busy: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The API has too many queries to answer. Ask again in a moment.',
  },
  /** The process that answers has ended. */
  away: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The API is not available. Ask again in a moment.',
  },
  /** The time of a query is over, and the process with it. */
  late: {
    status: 200,
    code: 'TIMEOUT',
    message: 'The query took too long. Ask for less at once.',
  },
} as const;

/** The answer to a query that the API itself does not answer, in the form of its own. */
export function refusalOf(reason: keyof typeof REFUSALS): Response {
  const { status, code, message } = REFUSALS[reason];
  return Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: status === 503 ? { 'retry-after': RETRY_AFTER } : {} },
  );
}
