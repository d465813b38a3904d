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
