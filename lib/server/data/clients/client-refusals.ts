/** Seconds after which a client may retry. */
const RETRY_AFTER = '2';

const REFUSALS = {
  /** Too many queries at the moment. */
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
  /** The query took too long, and its process was killed. */
  late: {
    status: 200,
    code: 'TIMEOUT',
    message: 'The query took too long. Ask for less at once.',
  },
} as const;

/** The answer to a query that was refused or failed before the API could answer it, in the API's form. */
export function refusalOf(reason: keyof typeof REFUSALS): Response {
  const { status, code, message } = REFUSALS[reason];
  return Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: status === 503 ? { 'retry-after': RETRY_AFTER } : {} },
  );
}
