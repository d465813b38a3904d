/** The numbers that parts of a story have in their names. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

const PART = /^(.*\bPart )([IVX]+|\d{1,2})$/u;

interface Neighbours {
  /** The name of the part before; null for the first. */
  readonly previous: string | null;
  readonly next: string;
}

/**
 * The names that the parts before and after a quest have, as its own name tells; null for one that names no part.
 * @example neighboursOf('The Red Bell, Part II') // { previous: 'The Red Bell, Part I', next: 'The Red Bell, Part III' }
 */
export function neighboursOf(name: string): Neighbours | null {
  const [, story = '', number = ''] = PART.exec(name) ?? [];
  const isRoman = ROMAN.includes(number);
  const part = isRoman ? ROMAN.indexOf(number) + 1 : Number(number);
  const called = (other: number) => `${story}${isRoman ? (ROMAN[other - 1] ?? other) : other}`;
  return part >= 1 ? { previous: part > 1 ? called(part - 1) : null, next: called(part + 1) } : null;
}

/** The parts of a story before and after a quest; null for those that are not known. */
export interface QuestParts<Quest> {
  readonly previous: Quest | null;
  readonly next: Quest | null;
}

/**
 * Picks the parts before and after a quest out of quests with these names; none where it has namesakes, nor one that
 * has: they may belong to another story of the same name.
 */
export function partsAmong<Quest extends { readonly name: string }>(
  name: string,
  found: readonly Quest[],
): QuestParts<Quest> {
  const only = (wanted: string | null | undefined): Quest | null => {
    const [one, ...others] = found.filter((quest) => quest.name === wanted);
    return one && others.length === 0 ? one : null;
  };
  const neighbours = only(name) && neighboursOf(name);
  return { previous: only(neighbours?.previous), next: only(neighbours?.next) };
}
