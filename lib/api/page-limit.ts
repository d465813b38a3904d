import { isElsewhere } from './is-elsewhere.ts';

/** Rows that our own API gives at once. */
const OWN = 100;
/** Rows that the game's API gives at once, whatever it is asked for (rules.md: Other APIs). */
const ELSEWHERE = 50;

/** The rows of a list that the API can be asked for at once. */
export const mostRows = (): number => (isElsewhere() ? ELSEWHERE : OWN);
