import { foldText } from '#graphql/rules/folded-text.ts';

interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** Records that are offered at once; the others are counted. */
export const MOST_CHOICES = 12;

/** The meaning of a name: one record, or several to choose from; empty for none. */
export interface Meant<Found> {
  readonly one: Found | null;
  readonly choices: readonly Found[];
}

/**
 * Finds the record that a name means: the only one with that name, as searches compare names, else the only one that
 * was found. Namesakes are a choice, and so are several whose names contain the text.
 * @param found in the order of the search, the best match first
 * @example meantBy('verenthe', [verenthe, verenthea]) // { one: verenthe, choices: [] }
 */
export function meantBy<Found extends Candidate>(name: string, found: readonly Found[]): Meant<Found> {
  const meant = foldText(name);
  const namesakes = found.filter((candidate) => foldText(candidate.name) === meant);
  const candidates = namesakes.length > 0 ? namesakes : found;
  const [first, ...others] = candidates;
  return first && others.length === 0 ? { one: first, choices: [] } : { one: null, choices: candidates };
}
