/** Sheets of pictures that stand on many pages. */
export const COMMON_SHEETS = ['careers', 'marks', 'slots'] as const;

export type CommonSheet = (typeof COMMON_SHEETS)[number];
