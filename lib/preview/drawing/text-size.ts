interface Room {
  /** Pixels. */
  readonly width: number;
  readonly lines: number;
}

/** How wide a letter is on average, in parts of its size. */
const TITLE_LETTER = 0.54;
const TEXT_LETTER = 0.5;

/** The most of a second line that is counted on, since lines break between words. */
const FILLED = 0.85;

const TITLE_SIZES = [84, 72, 64] as const;
const TITLE_SIZES_IN_TWO_LINES = [56, 48, 42] as const;
const TOTAL_SIZES = [60, 52, 46, 40, 34, 28] as const;

/** Pixels between totals, and the size of what stands below them. */
export const TOTALS_GAP = 64;
export const LABEL_SIZE = 28;

const fits = (letters: number, size: number, { width, lines }: Room): boolean =>
  letters * size * TITLE_LETTER <= width * (lines === 1 ? 1 : lines * FILLED);

/**
 * The size of a title, in pixels: large on one line, smaller on two, and smallest where it is cut.
 * @example titleSize('Thaliondra', 608) // 84
 */
export function titleSize(title: string, width: number): number {
  const letters = Array.from(title).length;
  return (
    TITLE_SIZES.find((size) => fits(letters, size, { width, lines: 1 })) ??
    TITLE_SIZES_IN_TWO_LINES.find((size) => fits(letters, size, { width, lines: 2 })) ??
    TITLE_SIZES_IN_TWO_LINES[2]
  );
}

/** The size of totals that share a line, in pixels. */
export function totalSize(
  totals: readonly { readonly value: string; readonly label: string }[],
  width: number,
): number {
  const widthAt = (size: number) =>
    totals.reduce(
      (sum, { value, label }) =>
        sum + TOTALS_GAP + TEXT_LETTER * Math.max(value.length * size * 1.1, label.length * LABEL_SIZE),
      -TOTALS_GAP,
    );
  return TOTAL_SIZES.find((size) => widthAt(size) <= width) ?? TOTAL_SIZES[5];
}
