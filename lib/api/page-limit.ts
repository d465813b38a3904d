import { isRemoteApi } from './is-remote-api.ts';

/** The rows that the site asks its own API for at once, which limits the pages of clients alone. */
const OWN = 100;
/** The page size that every API grants (rules.md: Other APIs). */
export const ROWS_OF_ANY_API = 50;

/** Returns the largest page size of the API. */
export const mostRows = (): number => (isRemoteApi() ? ROWS_OF_ANY_API : OWN);
