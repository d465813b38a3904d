/** A guild's crest as in its path. All numbers but `size` are any integers; they wrap around their tables. */
export interface Heraldry {
  /** Side in pixels, 16 to 512. */
  readonly size: number;
  /** 1 is Order, everything else Destruction. */
  readonly realm: number;
  readonly emblem: number;
  readonly pattern: number;
  readonly color1: number;
  readonly color2: number;
  readonly shape: number;
}

const SMALLEST = 16;
const LARGEST = 512;
const INTEGER = /^-?\d{1,10}$/;

const clampSize = (size: number): number => Math.min(LARGEST, Math.max(SMALLEST, size));

/**
 * Reads `{size}/{size}/{realm}/{emblem}/{pattern}/{color1}/{color2}/{shape}` (rules.md: Images). The first size counts.
 * @returns null unless there are exactly eight parts and each is an integer of at most ten digits.
 */
export const parseHeraldryPath = (parts: readonly string[]): Heraldry | null => {
  if (parts.length !== 8 || !parts.every((part) => INTEGER.test(part))) return null;
  const [size = 0, , realm = 0, emblem = 0, pattern = 0, color1 = 0, color2 = 0, shape = 0] =
    parts.map(Number);
  return { size: clampSize(size), realm, emblem, pattern, color1, color2, shape };
};
