import type { DocumentNode } from 'graphql';
import { ProcessWide } from '#lib/process-wide.ts';
import type { RawAnswer } from './raw-answer.ts';

/** The GraphQL API that this process serves itself. */
export interface GraphqlApi {
  /** Answers clients of `/graphql`, in the configured generation of the contract. */
  fetch(request: Request): Promise<Response>;
  /** Answers the site as if it were a client, but without the limits that keep clients from slowing it down. */
  readonly fetchForSite?: (request: Request) => Promise<Response>;
  /** Answers the site with the whole schema, without HTTP and serialisation. */
  readonly ask?: (document: DocumentNode, variables: object) => Promise<RawAnswer>;
}

/** The address of our own API; requests to it never reach a network. */
export const IN_PROCESS = 'http://api.invalid/graphql';

const shared = new ProcessWide<GraphqlApi>('registered-api');

/** Registers the process's own API for the pages; `undefined` withdraws it. */
export function registerApi(api: GraphqlApi | undefined): void {
  shared.set(api);
}

/** The process's own API, or undefined where a remote one answers. */
export function registeredApi(): GraphqlApi | undefined {
  return shared.get();
}
