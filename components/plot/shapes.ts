import { symbol, symbolCircle, symbolTriangle } from 'd3-shape';

import styles from './plot.module.css';

/** Square pixels of a shape. */
const AREA = 44;

/** The shapes of a plot's points. */
export const SHAPES = {
  circle: { path: symbol(symbolCircle, AREA)() ?? '', className: styles.completed },
  triangle: { path: symbol(symbolTriangle, AREA)() ?? '', className: styles.open },
} as const;

export type Shape = keyof typeof SHAPES;
