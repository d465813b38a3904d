import type { Facts } from './find-facts.ts';

/** What the search through the world found before the first test. */
export function facts(): Facts {
  const found = process.env.E2E_FACTS;
  if (!found) throw new Error('The world has not been searched yet');
  return JSON.parse(found);
}
