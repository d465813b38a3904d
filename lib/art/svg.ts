/** The outside of an SVG document: its viewBox, and its size in pixels where it has one. */
export interface SvgFrame {
  readonly box: string;
  readonly width?: number;
  readonly height?: number;
}

/** A whole SVG document around the given elements. It carries no style attribute, so any CSP lets it through. */
export const svgDocument = ({ box, width, height }: SvgFrame, content: string): string => {
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}>${content}</svg>`;
};
