/** Sheets of pictures that stand on many pages. */
export const COMMON_SHEETS = ['careers', 'marks'] as const;

export type CommonSheet = (typeof COMMON_SHEETS)[number];
