/**
 * True for a text that is a link, and no name and no number.
 * @example isPastedLink('ledger.example/build/slayer?helm=12') // true
 */
export const isPastedLink = (text: string): boolean => text.includes('/');
