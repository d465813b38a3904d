import { foldText } from '#graphql/rules/folded-text.ts';
import { partsOf } from '#lib/url/filter/name-texts.ts';

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
 * Finds the record that a name means: the only one with that name, as searches compare names, else the only one whose
 * name is a part of the text, else the only one that was found. Namesakes are a choice, unless the text says more of one
 * of them, and so are several whose names contain the text.
 * @param found in the order of the search, the best match first
 * @param besides what a text may say of a record besides its name: its career, its guild
 * @example meantBy('verenthe', [verenthe, verenthea]) // { one: verenthe, choices: [] }
 */
export function meantBy<Found extends Candidate>(
  name: string,
  found: readonly Found[],
  besides: (candidate: Found) => readonly string[] = () => [],
): Meant<Found> {
  const [meant, parts] = [foldText(name), partsOf(name)];
  const isPart = (text: string) => parts.includes(foldText(text));
  const namesakes = found.filter((candidate) => foldText(candidate.name) === meant);
  const named = found.filter((candidate) => isPart(candidate.name));
  const candidates = firstOf(namesakes, named, found);
  const described = candidates.filter((candidate) => besides(candidate).some(isPart));
  const choices = firstOf(described, candidates);
  const [first, ...others] = choices;
  return first && others.length === 0 ? { one: first, choices: [] } : { one: null, choices };
}

const firstOf = <Item>(...lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.find((list) => list.length > 0) ?? [];
