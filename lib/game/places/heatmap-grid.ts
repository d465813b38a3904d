/**
 * Cells along each side of a heatmap (rules.md: Heatmaps). A file of its own, since scripts in the browser need it
 * and nothing else of the heatmap's rules.
 */
export const HEATMAP_GRID = 64;
