import { randomBytes } from 'node:crypto';

const acceptable = /^[\w-]{8,64}$/;

/** A random prefix of this process, so that ids of two processes differ. */
const process = randomBytes(9).toString('base64url');
let requests = 0;

/** The request id that a proxy sent, where it is safe to log and to send back; else a new one. */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === 'string' && acceptable.test(given)) return given;
  requests += 1;
  return `${process}-${requests.toString(36)}`;
}
