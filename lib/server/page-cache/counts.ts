/** Counts of page requests since the start, by outcome. */
export interface PageCounts {
  /** Answered from the cache: the page is fresh, or good while a new one is rendered. */
  hit: number;
  /** Those of the hits that were answered with 304, since the visitor has the page already. */
  unchanged: number;
  /** Rendered for the visitor. */
  miss: number;
  /** Requests that waited for a rendering that another visitor had started. */
  followed: number;
  /** Waited for a new rendering, since the cached page was too old. */
  renewed: number;
  /** Answered with a stale page, which states its age. */
  stale: number;
  /** Pages taken from the shared cache. */
  shared: number;
  /** Background revalidations. */
  refresh: number;
  /** Renderings that were not cached: incomplete, streamed late, or made of stale answers. */
  unkept: number;
}

export const newCounts = (): PageCounts => ({
  hit: 0,
  unchanged: 0,
  miss: 0,
  followed: 0,
  renewed: 0,
  stale: 0,
  shared: 0,
  refresh: 0,
  unkept: 0,
});
