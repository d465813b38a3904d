import { symbol, symbolSquare, symbolCircle, symbolTriangle } from 'd3-shape';
import styles from './plot.module.css';

/** Square pixels of a shape. */
const AREA = 44;

/** The shapes of a plot's points. */
export const SHAPES = {
  circle: { path: symbol(symbolCircle, AREA)() ?? '', className: styles.completed },
  triangle: { path: symbol(symbolTriangle, AREA)() ?? '', className: styles.open },
} as const;

export type Shape = keyof typeof SHAPES;

/** The classes of signs that differ by colour. */
const FILLS = {
  first: styles['first'],
  second: styles['second'],
  order: 'fill-order-fill',
  destruction: 'fill-destruction-fill',
} as const;

const isFill = (sign: Entry['sign']): sign is keyof typeof FILLS => sign in FILLS;

interface Entry {
  readonly name: string;
  readonly sign: Shape | keyof typeof FILLS | 'line';
}

const SQUARE = symbol(symbolSquare, 110)() ?? '';

/** Explains the signs of a plot. */
export function PlotKey({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {entries.map(({ name, sign }) => (
        <li key={name}>
          <svg width="14" height="14" viewBox="-7 -7 14 14">
            {sign === 'line' ? (
              <path d="M-7 0H7" className={styles.line} />
            ) : isFill(sign) ? (
              <path d={SQUARE} className={FILLS[sign]} />
            ) : (
              <path d={SHAPES[sign].path} className={SHAPES[sign].className} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
