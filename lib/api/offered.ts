import { ADDED } from '#graphql/generations/changes.ts';

import { pageAnswers } from '#lib/request-context.ts';

import { LIVE } from './answer.ts';
import { registeredApi } from './registry.ts';
import { registeredEndpoint } from './schema/endpoint.ts';
import { isOfArchive, registeredArchive } from './site-archive.ts';

/**
 * True for a coordinate of our schema that the API has: "Query.chapters", "Chapter.position", "KillFilterInput.time".
 */
export type Offer = (coordinate: string) => boolean;

/**
 * Resolves to a check of what the API offers: at once for our own API, after the discovery for a remote one. Where the
 * discovery learned nothing, the check assumes our whole schema. It follows what is learned later: a page that is made
 * while the discovery still runs lives for seconds only, since it may link to what is not there.
 * @example (await whatIsOffered())('Query.chapters')
 */
export async function whatIsOffered(): Promise<Offer> {
  const endpoint = registeredEndpoint();
  await endpoint?.known;
  if (endpoint?.isAssumed()) {
    pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
  }
  return isOffered;
}

/**
 * True if our own API alone offers a coordinate, and an archive beside a remote API does not reach back to a moment.
 * @param moment epoch seconds
 */
export function isBeforeArchive(coordinate: string, moment: number): boolean {
  if (registeredEndpoint()?.offers(coordinate) ?? true) return false;
  return moment < (registeredArchive()?.span()?.since ?? Infinity);
}

/**
 * Checks without waiting, for rendering: once the API has answered anything, its offer is known.
 * @example isOffered('ScenarioRecord.tier')
 */
export function isOffered(coordinate: string): boolean {
  const endpoint = registeredEndpoint();
  if (endpoint) {
    return endpoint.offers(coordinate) || (registeredArchive() !== undefined && isOfArchive(coordinate));
  }
  return !registeredApi() || !ADDED.has(coordinate);
}
