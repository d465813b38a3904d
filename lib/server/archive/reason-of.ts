import { ApiError } from '#lib/api/api-error.ts';

/** Why something failed, for the log. The cause may be the response itself, which is no text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const { kind, cause } = error;
  if (cause instanceof ApiError) return reasonOf(cause);
  return cause instanceof Error ? `${kind}: ${cause.message}` : kind;
}
