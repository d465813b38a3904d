import type { IncomingMessage } from 'node:http';
import { pageAddress } from '#lib/url/page-address.ts';
import { type Representation, representationOf, ROUTER_HEADERS } from '../next/representation.ts';

/** The normalised address of a page, and which representation of it is requested. */
export interface PageQuestion {
  readonly address: string;
  readonly representation: Representation;
}

/** Reads a request for a page; null for anything else, and for an address that redirects. */
export function pageQuestion({ url = '/', headers }: IncomingMessage): PageQuestion | null {
  const address = pageAddress(url);
  return address === null ? null : { address, representation: representationOf(headers) };
}

/**
 * Reduces a request to what a page may depend on: the normalised address, the state of Next's router, and whether a
 * crawler waits for the complete page. So no visitor's odd header gets into a page that is cached for all.
 */
export function normaliseRequest(request: IncomingMessage, { address, representation }: PageQuestion): void {
  const { 'accept-encoding': codings, 'user-agent': agent } = request.headers;
  request.url = address;
  request.headers = {
    host: 'localhost',
    ...ROUTER_HEADERS[representation],
    ...(codings === undefined ? {} : { 'accept-encoding': codings }),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
  };
}

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
