import { ProcessWide } from '#lib/process-wide.ts';

/** The GraphQL API that this process serves itself. */
export interface GraphqlApi {
  /** Answers clients, in the generation that they are given. */
  fetch(request: Request): Promise<Response>;
  /** Answers the site, where that asks more than clients are given. */
  readonly answerSite?: (request: Request) => Promise<Response>;
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
