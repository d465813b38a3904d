/**
 * A length along an axis as an attribute of SVG.
 * @example percentage(33.33333) // '33.33%'
 */
export function percentage(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}
