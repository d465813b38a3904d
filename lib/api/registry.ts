import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** The GraphQL API that this process serves itself. */
export interface GraphqlApi {
  fetch(request: Request): Promise<Response>;
}

/** What a page that is being rendered may know and say about its response. */
export interface ResponseScope {
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode'>;
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** Whether the router in the browser asks, which takes no status other than 200. */
  readonly softNavigation: boolean;
  /** How long the page asks to be kept, in seconds; undefined until it asks. */
  keepSeconds: number | undefined;
  /** Epoch milliseconds of the oldest answer that stands in for one that could not be had. */
  staleSince?: number;
}

interface Registry {
  graphql?: GraphqlApi;
  readonly responses: AsyncLocalStorage<ResponseScope>;
}

const key: unique symbol = Symbol.for('war-ledger');

/** The server process and each of Next's bundles load modules of their own: only globalThis is common. */
function registry(): Registry {
  const holder: typeof globalThis & { [key]?: Registry } = globalThis;
  holder[key] ??= { responses: new AsyncLocalStorage() };
  return holder[key];
}

/** Offers the process's own API to the pages; `undefined` withdraws it. */
export function registerApi(api: GraphqlApi | undefined): void {
  registry().graphql = api;
}

/** The process's own API, or undefined where a remote one answers. */
export function registeredApi(): GraphqlApi | undefined {
  return registry().graphql;
}

/** The store that holds the response a page is rendered into. */
export function responses(): AsyncLocalStorage<ResponseScope> {
  return registry().responses;
}
