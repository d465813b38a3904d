import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * True if a request carries the operators' bearer token. Without a configured token no request counts as an operator's:
 * behind a proxy, the address that it comes from proves nothing.
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
