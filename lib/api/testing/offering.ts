import type { Offer } from '../offered.ts';
import { registerEndpoint } from '../schema/endpoint.ts';

/** Registers a remote API that offers some coordinates and is asked nothing; `registerEndpoint(undefined)` withdraws it. */
export const offering = (offers: Offer): void =>
  registerEndpoint({
    offers,
    known: Promise.resolve(),
    isAssumed: () => false,
    learn: () => false,
    question: () => {
      throw new Error('Nothing is asked');
    },
  });
