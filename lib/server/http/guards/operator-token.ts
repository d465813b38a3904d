import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * True if a request carries the bearer token of those who keep the site running. Without a token nobody does: from
 * where a request comes says nothing behind a proxy.
 */
export function isOperator(
  { headers }: Pick<IncomingMessage, 'headers'>,
  token: string | undefined,
): boolean {
  const { authorization } = headers;
  return token !== undefined && authorization !== undefined && isSame(authorization, `Bearer ${token}`);
}

/** Compares two texts in constant time, so that the time does not tell how much of a guess is right. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
