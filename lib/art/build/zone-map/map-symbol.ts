/** Something that stands on the map. Symbols are drawn from north to south, by where they touch the ground. */
export interface MapSymbol {
  /** In cells. */
  readonly foot: number;
  readonly svg: string;
}

/** The symbols one over the other, the southern ones in front. */
export const drawSymbols = (symbols: readonly MapSymbol[]): string =>
  symbols
    .toSorted((one, other) => one.foot - other.foot)
    .map((symbol) => symbol.svg)
    .join('');
