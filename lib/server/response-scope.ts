import { responses } from '#lib/api/registry.ts';

/**
 * Sets the status of the page being rendered, for the answers Next would send as 200.
 * Does nothing once the headers are out, on soft navigation, and outside of a request.
 */
export function setStatus(code: number): void {
  const scope = responses().getStore();
  if (!scope || scope.softNavigation || scope.response.headersSent) return;
  scope.response.statusCode = code;
}

/** Says that the page being rendered may be kept for some seconds. The shortest wish counts. */
export function cacheFor(seconds: number): void {
  const scope = responses().getStore();
  if (!scope) return;
  scope.keepSeconds = Math.min(scope.keepSeconds ?? seconds, seconds);
}

/**
 * The nonce for an inline script of the page being rendered; undefined outside of a request.
 * The request header `x-nonce` says the same to pages that read their headers.
 */
export function cspNonce(): string | undefined {
  return responses().getStore()?.nonce;
}

/** From when the oldest data on the page is, in epoch milliseconds, when the API could not give newer; else null. */
export function staleSince(): number | null {
  return responses().getStore()?.staleSince ?? null;
}
