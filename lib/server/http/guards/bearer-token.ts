import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** True if a request sends a bearer token; compared in constant time, so that the time tells nothing of it. */
export function hasToken({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const [given, wanted] = [authorization, `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
