import type { Fixtures } from './find-fixtures.ts';

/** What the search through the world found before the first test. */
export function fixtures(): Fixtures {
  const found = process.env.E2E_FIXTURES;
  if (!found) throw new Error('The world has not been searched yet');
  return JSON.parse(found);
}
