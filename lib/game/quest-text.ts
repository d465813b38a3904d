/** What stands for the reader in quest texts (rules.md: Quest texts). */
const TOKENS: readonly (readonly [token: string, text: string])[] = [
  ['|n', 'Player'],
  ['|c', 'Career'],
];

/**
 * A quest's text with its tokens filled, every one of them: the old site filled the first of each only.
 * @example fillTokens('Well met, |n the |c!') // 'Well met, Player the Career!'
 */
export function fillTokens(text: string): string {
  return TOKENS.reduce((filled, [token, word]) => filled.replaceAll(token, word), text);
}
