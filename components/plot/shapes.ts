import { symbol, symbolCircle, symbolTriangle } from 'd3-shape';

import styles from './plot.module.css';

/** Square pixels of a shape. */
const AREA = 44;

/** What points of a plot look like. */
export const SHAPES = {
  circle: { path: symbol(symbolCircle, AREA)() ?? '', className: styles.completed },
  triangle: { path: symbol(symbolTriangle, AREA)() ?? '', className: styles.open },
} as const;

export type Shape = keyof typeof SHAPES;
