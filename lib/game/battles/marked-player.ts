import { type Meant, meantCharacter } from '../players/meant-character.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds the player of a scoreboard whom a mark means: the one with that id, else the one with that name or the only one
 * whose name holds it. Several are a choice.
 * @param mark an id or a name; undefined for nobody
 * @example markedPlayer(scores, 'verenthe').character // { id: '4711', name: 'Verenthe' }
 */
export function markedPlayer<Character extends Named>(
  scores: readonly { readonly character: Character }[],
  mark: string | undefined,
): Meant<Character> {
  if (mark === undefined) return { character: null, choices: [] };
  const characters = scores.map(({ character }) => character);
  const known = characters.find(({ id }) => id === mark);
  if (known) return { character: known, choices: [] };
  const text = folded(mark);
  return meantCharacter(
    characters.filter(({ name }) => folded(name).includes(text)),
    mark,
  );
}

/** A name without accents and capitals, as searches compare names. */
const folded = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
