import { type Metric, THRESHOLDS } from './thresholds.ts';

export interface Measured {
  readonly path: string;
  readonly metric: Metric;
  readonly value: number;
}

/** True if a value keeps its limit; one that could not be measured does not. */
export function keepsLimit({ metric, value }: Measured): boolean {
  const { bound, limit } = THRESHOLDS[metric];
  return bound === 'at least' ? value >= limit : value <= limit;
}
