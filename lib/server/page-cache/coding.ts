import { acceptedEncodings } from '../http/accept-encoding.ts';
import type { Coding } from './copy-bodies.ts';

/** Browsers send a handful of values. */
const known = new Map<string, Coding>();
const MOST_KNOWN = 200;

/** In which coding a client gets a body, by its `accept-encoding`. */
export function codingFor(header: string | string[] | undefined): Coding {
  if (header === undefined) return 'identity';
  const value = String(header);
  const before = known.get(value);
  if (before) return before;
  const [coding = 'identity'] = acceptedEncodings(value);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(value, coding);
  return coding;
}
