/** The states of the contract that the API can speak, by the month in which clients met them, the first one first. */
export const GENERATIONS = ['2026-01', '2026-04', '2026-08'] as const;

export type Generation = (typeof GENERATIONS)[number];
