/** A character that a name was found in. */
interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** The meaning of a name: one character, or several to choose from; empty for none. */
export interface Meant<Character> {
  readonly character: Character | null;
  readonly choices: readonly Character[];
}

/** Case and accents tell no two names apart, as in a search. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Finds the character that a name means: the only one who is called so, else the only one who was found. Namesakes are a choice, and so
 * are all others whose names hold the text.
 * @param found in the order of the search, the best match first
 * @example meantCharacter([verenthe, verenthea], 'verenthe') // { character: verenthe, choices: [] }
 */
export function meantCharacter<Character extends Candidate>(
  found: readonly Character[],
  name: string,
): Meant<Character> {
  const namesakes = found.filter((candidate) => NAMES.compare(candidate.name, name) === 0);
  const candidates = namesakes.length > 0 ? namesakes : found;
  const [first, ...others] = candidates;
  return first && others.length === 0
    ? { character: first, choices: [] }
    : { character: null, choices: candidates };
}
