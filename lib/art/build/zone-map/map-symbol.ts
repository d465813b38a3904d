/** A building, mountain or plant. Symbols are drawn from north to south, by where they touch the ground. */
export interface MapSymbol {
  /** In cells. */
  readonly baseY: number;
  readonly svg: string;
}

/** The symbols one over the other, the southern ones in front. */
export const drawSymbols = (symbols: readonly MapSymbol[]): string =>
  symbols
    .toSorted((one, other) => one.baseY - other.baseY)
    .map((symbol) => symbol.svg)
    .join('');
