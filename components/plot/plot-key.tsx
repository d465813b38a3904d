import { symbol, symbolSquare } from 'd3-shape';

import styles from './plot.module.css';
import { SHAPES, type Shape } from './shapes.ts';

interface Entry {
  readonly name: string;
  readonly sign: Shape | 'first' | 'second';
}

const SQUARE = symbol(symbolSquare, 110)() ?? '';

/** Explains the signs of a plot. */
export function PlotKey({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {entries.map(({ name, sign }) => (
        <li key={name}>
          <svg width="14" height="14" viewBox="-7 -7 14 14">
            {sign === 'first' || sign === 'second' ? (
              <path d={SQUARE} className={styles[sign]} />
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
