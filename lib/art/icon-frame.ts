/** The outline of an icon: square for items, circle for abilities and quests, hex for talismans. */
export const FRAME_SHAPES = ['square', 'circle', 'hex'] as const;

export type FrameShape = (typeof FRAME_SHAPES)[number];

const CENTRE = 32;

const hexPoints = (radius: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)},${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

const squareElement = (inset: number, attributes: string): string => {
  const side = 62 - 2 * inset;
  const corner = `x="${1 + inset}" y="${1 + inset}"`;
  return `<rect ${corner} width="${side}" height="${side}" rx="${Math.max(2, 9 - inset)}" ${attributes}/>`;
};

/** The outline as one SVG element in a 64 unit box, drawn `inset` units inside the edge. */
export const frameElement = (shape: FrameShape, inset: number, attributes: string): string => {
  switch (shape) {
    case 'circle':
      return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${31 - inset}" ${attributes}/>`;
    case 'hex':
      return `<polygon points="${hexPoints(31.5 - inset * 1.1)}" stroke-linejoin="round" ${attributes}/>`;
    case 'square':
      return squareElement(inset, attributes);
  }
};

/** Scales by which a glyph's 512 unit box shrinks so that it sits well inside the outline. */
export const GLYPH_SCALES: Readonly<Record<FrameShape, number>> = { square: 0.086, circle: 0.072, hex: 0.07 };
