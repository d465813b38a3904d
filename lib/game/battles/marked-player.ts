import { foldText } from '#graphql/rules/folded-text.ts';

import { type NameMatch, matchName } from '../search/name-match.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds the player of a scoreboard whom a mark means: the one with that id, else the one with that name or the only one
 * whose name holds it. Several are a choice.
 * @param mark an id or a name; undefined without a mark
 * @example markedPlayer(scores, 'verenthe').one // { id: '4711', name: 'Verenthe' }
 */
export function markedPlayer<Character extends Named>(
  scores: readonly { readonly character: Character }[],
  mark: string | undefined,
): NameMatch<Character> {
  if (mark === undefined) return { one: null, choices: [] };
  const characters = scores.map(({ character }) => character);
  const known = characters.find(({ id }) => id === mark);
  if (known) return { one: known, choices: [] };
  const text = foldText(mark);
  return matchName(
    mark,
    characters.filter(({ name }) => foldText(name).includes(text)),
  );
}
