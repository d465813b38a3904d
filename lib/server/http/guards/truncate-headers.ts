import type { IncomingMessage } from 'node:http';

/** Characters of a header's value that are read; a browser's `user-agent` is a quarter of it. */
export const MAX_HEADER_LENGTH = 512;

/**
 * Whole or not at all: half a credential, or half a state of Next's router, means something else. Of the addresses that
 * a request came by, the last ones are those that proxies vouch for.
 */
const whole = /^(authorization|cookie|next-[\w-]+|x-forwarded-for)$/i;

/**
 * Cuts the headers of a request to 512 characters each, repeated ones together, before anything reads them.
 * Some patterns of Next take a second for a `user-agent` of 14 KB, which Node lets pass.
 */
export function truncateHeaders({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) {
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && !whole.test(name)) headers[name] = value.slice(0, MAX_HEADER_LENGTH);
  }
  // Names and values by turns.
  for (let at = 1; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at - 1, at + 1);
    if (!whole.test(name)) rawHeaders[at] = value.slice(0, MAX_HEADER_LENGTH);
  }
}
