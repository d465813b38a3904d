import { isRemoteApi } from './is-remote-api.ts';

/** The site's page size for its own API, which limits only outside clients. */
const OWN = 100;
/** The page size that every API grants (rules.md: Other APIs). */
export const ROWS_OF_ANY_API = 50;

/** Returns the largest page size of the API. */
export const mostRows = (): number => (isRemoteApi() ? ROWS_OF_ANY_API : OWN);
