import { isElsewhere } from './is-elsewhere.ts';

/** Rows that our own API gives at once. */
const OWN = 100;
/** Rows that every API gives at once, whatever it is asked for (rules.md: Other APIs). */
export const ROWS_OF_ANY_API = 50;

/** The rows of a list that the API can be asked for at once. */
export const mostRows = (): number => (isElsewhere() ? ROWS_OF_ANY_API : OWN);
