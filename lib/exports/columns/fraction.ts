/**
 * A percentage as a number from 0 to 1, without the digits that computing leaves behind.
 * @example fraction(83.33333333333334) // 0.833333
 */
export const fraction = (percent: number): number => Number((percent / 100).toFixed(6));
