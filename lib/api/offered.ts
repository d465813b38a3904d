import { registeredEndpoint } from './schema/endpoint.ts';

/** Whether the API has something of our schema: "Query.chapters", "Chapter.position", "KillFilterInput.time". */
export type Offer = (coordinate: string) => boolean;

/**
 * What the API offers. It resolves at once where the API is our own, which has everything; where nothing could be
 * learned of another one, everything of our schema is taken to be there. What is learned later counts as well.
 * @example (await whatIsOffered())('Query.chapters')
 */
export async function whatIsOffered(): Promise<Offer> {
  const endpoint = registeredEndpoint();
  if (!endpoint) return () => true;
  await endpoint.known;
  return endpoint.offers;
}

/**
 * The same without waiting, for what is rendered: whoever has asked the API anything knows what it offers by then.
 * @example isOffered('ScenarioRecord.tier')
 */
export const isOffered: Offer = () => true;
