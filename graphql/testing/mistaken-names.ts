/** A name, and the same with one mistake. */
export interface MistakenName {
  readonly name: string;
  readonly text: string;
}

/** Wrong, missing, doubled, and in the place of the next one. */
const MISTAKES: readonly ((letters: readonly string[], at: number) => readonly string[])[] = [
  (letters, at) => letters.with(at, letters[at] === 'e' ? 'o' : 'e'),
  (letters, at) => letters.toSpliced(at, 1),
  (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  (letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
];

/**
 * Names from all over a sorted list, each with one mistake in it, the kinds of mistakes by turns, at places all over
 * the name.
 * @param names of at least four letters count
 */
export function mistakenNames(names: readonly string[], count: number): MistakenName[] {
  const long = names.filter((name) => [...name].length >= 4);
  return Array.from({ length: count }, (_, n) => {
    const name = long[Math.floor((n * long.length) / count)] ?? '';
    const letters = [...name];
    const mistake = MISTAKES[n % MISTAKES.length];
    // The last letter has no next one to change places with, and two that are the same can change as they like.
    const places = letters.slice(1).map((_, at) => (n * 7 + at) % (letters.length - 1));
    const texts = places.map((at) => mistake?.(letters, at).join('') ?? '');
    return { name, text: texts.find((text) => text !== name) ?? name };
  });
}
