import { acceptedEncodings } from '../http/wire/accept-encoding.ts';
import type { Coding } from './copy-bodies.ts';

/** In which coding a client gets a body, by its `accept-encoding`. */
export function codingFor(header: string | string[] | undefined): Coding {
  return header === undefined ? 'identity' : (acceptedEncodings(String(header))[0] ?? 'identity');
}
