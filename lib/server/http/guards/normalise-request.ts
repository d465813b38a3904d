import type { IncomingMessage } from 'node:http';

import { pageAddress } from '#lib/url/page-address.ts';

import { type Representation, representationOf, ROUTER_HEADERS } from '../next/representation.ts';

/** A representation of the page at a normalised address. */
export interface PageQuestion {
  readonly address: string;
  readonly representation: Representation;
}

/** Reads a request for a page; null for one of anything else, and of an address that the visitor is sent away from. */
export function pageQuestion({ url = '/', headers }: IncomingMessage): PageQuestion | null {
  const address = pageAddress(url);
  return address === null ? null : { address, representation: representationOf(headers) };
}

/**
 * Leaves of a request what a page may depend on, so that no visitor's odd header gets into the answer of all: the
 * normalised address, what the router asks for, and whether programs wait for the whole of it.
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
