import { randomUUID } from 'node:crypto';

const acceptable = /^[\w-]{8,64}$/;

/** The id a proxy gave the request when it is harmless to log and to send back, else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
