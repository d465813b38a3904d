import { acceptedEncodings } from '../http/wire/accept-encoding.ts';
import type { Coding } from './copy-bodies.ts';

/** Chooses the content encoding of a body by a client's `accept-encoding`. */
export function codingFor(header: string | string[] | undefined): Coding {
  return header === undefined ? 'identity' : (acceptedEncodings(String(header))[0] ?? 'identity');
}
