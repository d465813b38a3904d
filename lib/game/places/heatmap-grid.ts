/**
 * Cells along each side of a heatmap (rules.md: Heatmaps). A separate file, since scripts in the browser need it and
 * nothing else of the heatmap's rules.
 */
export const HEATMAP_GRID = 64;
