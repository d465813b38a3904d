interface Props {
  /** Percent of the width. */
  readonly at: number;
  /** Pixels above the plot. */
  readonly above: number;
  readonly className: string | undefined;
  readonly children: string;
}

/** The distance from the edges, in percent, within which a label is set beside its place instead of around it. */
const EDGE = 22;

/** A name above a place on the horizontal axis, which it never leaves the plot for. */
export function PlotLabel({ at, above, className, children }: Props) {
  const anchor = at < EDGE ? 'start' : at > 100 - EDGE ? 'end' : 'middle';
  return (
    <text x={percentage(at)} y={-above} textAnchor={anchor} className={className}>
      {children}
    </text>
  );
}

/**
 * A length along an axis as an attribute of SVG.
 * @example percentage(33.33333) // '33.33%'
 */
export function percentage(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}
