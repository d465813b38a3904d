import { ADDED } from '#graphql/generations/changes.ts';

import { registeredApi } from './registry.ts';
import { registeredEndpoint } from './schema/endpoint.ts';

/** Whether the API has something of our schema: "Query.chapters", "Chapter.position", "KillFilterInput.time". */
export type Offer = (coordinate: string) => boolean;

/**
 * What the API offers. It resolves at once where the API is our own; where nothing could be learned of another one,
 * everything of our schema is taken to be there. What is learned later counts as well.
 * @example (await whatIsOffered())('Query.chapters')
 */
export async function whatIsOffered(): Promise<Offer> {
  await registeredEndpoint()?.known;
  return isOffered;
}

/**
 * The same without waiting, for what is rendered: whoever has asked the API anything knows what it offers by then.
 * @example isOffered('ScenarioRecord.tier')
 */
export function isOffered(coordinate: string): boolean {
  const endpoint = registeredEndpoint();
  if (endpoint) return endpoint.offers(coordinate);
  return !registeredApi() || !ADDED.has(coordinate);
}
