import type { Offer } from '../offered.ts';
import { type Endpoint, registerEndpoint } from '../schema/endpoint.ts';

const refuse: Endpoint['question'] = () => {
  throw new Error('Nothing is asked');
};

/**
 * Registers a remote API that offers some coordinates, until `registerEndpoint(undefined)` withdraws it.
 * @param question answers what it is asked; without it the API is asked nothing
 */
export const offering = (offers: Offer, question = refuse): void =>
  registerEndpoint({
    offers,
    known: Promise.resolve(),
    isAssumed: () => false,
    learn: async () => false,
    question,
  });
