import type { DocumentNode } from 'graphql';

import { ProcessWide } from '#lib/process-wide.ts';

import type { Offer } from '../offered.ts';
import type { FittedQuestion } from './fitting/document-fits.ts';

/** A question that was fitted to what was known of the endpoint at the time. */
export interface EndpointQuestion extends FittedQuestion {
  readonly version: number;
}

/** A remote API as far as it is known: fits questions to what it offers, and learns from its errors. */
export interface Endpoint {
  /** The question as the endpoint understands it. */
  question(document: DocumentNode, variables: object): EndpointQuestion;
  /**
   * Learns from the errors in the answer to a question.
   * @returns resolves to true if the question would be fitted differently now, so that asking again makes sense
   */
  learn(question: EndpointQuestion, errors: readonly unknown[]): Promise<boolean>;
  /** True for a coordinate of our schema that the endpoint has, as far as is known at the time of the call. */
  readonly offers: Offer;
  /** Resolves when the first discovery has ended, or has taken too long. */
  readonly known: Promise<void>;
  /** True until a discovery has succeeded, now or earlier: so long the contract is assumed. */
  isAssumed(): boolean;
}

const shared = new ProcessWide<Endpoint>('endpoint');

/** Registers the remote endpoint for the pages; `undefined` withdraws it. */
export function registerEndpoint(endpoint: Endpoint | undefined): void {
  shared.set(endpoint);
}

/** Returns the remote endpoint of the pages; undefined where the process has its own API. */
export function registeredEndpoint(): Endpoint | undefined {
  return shared.get();
}
