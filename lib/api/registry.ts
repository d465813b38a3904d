import type { DocumentNode } from 'graphql';
import { ProcessWide } from '#lib/process-wide.ts';
import type { RawAnswer } from './raw-answer.ts';

/** The GraphQL API that this process serves itself. */
export interface GraphqlApi {
  /** Answers clients elsewhere, in the generation that they are given. */
  fetch(request: Request): Promise<Response>;
  /** Answers the site in the same way where it asks as clients do, past what keeps clients from being in its way. */
  readonly fetchForSite?: (request: Request) => Promise<Response>;
  /** Answers the site, without HTTP and text, where it asks more than clients are given. */
  readonly ask?: (document: DocumentNode, variables: object) => Promise<RawAnswer>;
}

/** The address of our own API, which no network ever sees. */
export const IN_PROCESS = 'http://api.invalid/graphql';

const shared = new ProcessWide<GraphqlApi>('registered-api');

/** Offers the process's own API to the pages; `undefined` withdraws it. */
export function registerApi(api: GraphqlApi | undefined): void {
  shared.set(api);
}

/** The process's own API, or undefined where a remote one answers. */
export function registeredApi(): GraphqlApi | undefined {
  return shared.get();
}
