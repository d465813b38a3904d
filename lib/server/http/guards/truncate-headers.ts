import type { IncomingMessage } from 'node:http';

/** Characters of a header's value that are read; a browser's `user-agent` is a quarter of it. */
export const MAX_HEADER_LENGTH = 512;

/**
 * Headers that are not cut: half a credential or half a router state means something else, and of the addresses in
 * `x-forwarded-for` the last ones are those that proxies vouch for.
 */
const whole = /^(authorization|cookie|next-[\w-]+|x-forwarded-for)$/i;

/**
 * Cuts each header of a request to 512 characters before anything reads it; repeated ones, which Node joins, count as
 * one. Some patterns of Next take a second for a `user-agent` of 14 KB, which Node accepts.
 */
export function truncateHeaders({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) {
  for (const [name, value] of Object.entries(headers)) {
    if (isTooLong(name, value)) headers[name] = value.slice(0, MAX_HEADER_LENGTH);
  }
  // Names and values by turns.
  for (let at = 1; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at];
    if (isTooLong(rawHeaders[at - 1] ?? '', value)) rawHeaders[at] = value.slice(0, MAX_HEADER_LENGTH);
  }
}

const isTooLong = (name: string, value: string | string[] | undefined): value is string =>
  typeof value === 'string' && value.length > MAX_HEADER_LENGTH && !whole.test(name);
