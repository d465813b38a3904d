/** The generations of the contract that the API speaks, by the month in which clients first met them. */
export const GENERATIONS = ['2026-01', '2026-04', '2026-08'] as const;

export type Generation = (typeof GENERATIONS)[number];
