import { foldText } from '#graphql/rules/folded-text.ts';
import { partsOf } from '#lib/url/filter/name-texts.ts';

/** The number of choices shown; the others are counted. */
export const MOST_CHOICES = 12;

/** The match of a name: one record, or several to choose from; empty for none. */
export interface NameMatch<Found> {
  readonly one: Found | null;
  readonly choices: readonly Found[];
}

/**
 * Matches a name with search hits: the only hit with that name, else the only one whose name is a part of the text, else
 * the only hit. Namesakes are a choice, unless the text has further facts about one of them.
 * @param found the search hits, best match first
 * @param besides further facts of a record that a text may contain: its career, its guild
 * @example matchName('verenthe', [verenthe, verenthea]) // { one: verenthe, choices: [] }
 */
export function matchName<Found extends { readonly id: string; readonly name: string }>(
  name: string,
  found: readonly Found[],
  besides: (candidate: Found) => readonly string[] = () => [],
): NameMatch<Found> {
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
