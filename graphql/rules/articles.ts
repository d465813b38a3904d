/** Articles that a name may begin with; it counts under the letter of its next word. */
export const ARTICLES = ['The ', 'A ', 'An '] as const;
