import type { ServerResponse } from 'node:http';

/** A question that reached the API, and how to answer it. */
export interface Exchange {
  readonly response: ServerResponse;
  /** The question as it was sent. */
  readonly body: string;
  /** The port at which it was asked. */
  readonly port: number;
  /** Asks the API behind the fault; resolves to its answer as JSON. */
  readonly truth: () => Promise<string>;
}

/**
 * The cost of a fault:
 * - nothing: every page is as good as without it, seen before or not;
 * - something: pages are made of what is left, and copies are shown of what has been seen;
 * - other data: what the API says is well-formed, so that a record may not have what a page is about;
 * - 'every record': none can be read, so that pages are copies, and one about a record that was not seen is not found;
 * - everything: no question gets an answer, so that each page that shows data is a copy, or there is none.
 */
export type Cost = 'nothing' | 'something' | 'other data' | 'every record' | 'everything';

/** A way in which an API goes wrong. */
export interface Fault {
  readonly name: string;
  readonly cost: Cost;
  readonly respond: (exchange: Exchange) => void | Promise<void>;
  /** True if no server listens at all. */
  readonly closed?: boolean;
}

/** Sends an answer as JSON. */
export function sendJson(response: ServerResponse, body: string | Buffer, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** True if a request asks what the API offers. */
export const isIntrospection = (body: string): boolean => /__(?:schema|type\b)/.test(body);
