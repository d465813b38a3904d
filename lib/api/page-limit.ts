import { isElsewhere } from './is-elsewhere.ts';

/** The page size of our own API. */
const OWN = 100;
/** The page size that every API grants (rules.md: Other APIs). */
export const ROWS_OF_ANY_API = 50;

/** Returns the largest page size of the API. */
export const mostRows = (): number => (isElsewhere() ? ROWS_OF_ANY_API : OWN);
