/** Whether the API has something of its schema: "Query.chapters", "Chapter.position", "KillFilterInput.time". */
export type Offer = (coordinate: string) => boolean;

/**
 * What the API offers. It resolves at once where the API is our own, which has everything; where nothing could be
 * learned of another one, everything of our schema is taken to be there.
 * @example (await whatIsOffered())('Query.chapters')
 */
export async function whatIsOffered(): Promise<Offer> {
  return () => true;
}

/**
 * The same without waiting, for what is rendered: whoever has asked the API anything knows what it offers by then.
 * @example isOffered('ScenarioRecord.tier')
 */
export const isOffered: Offer = () => true;
