/** Counts of page requests since the start, by outcome. */
export const newCounts = () => ({
  /** Answered from the cache: the page is fresh, or good while a new one is rendered. */
  hit: 0,
  /** Those of the hits that were answered with 304, since the visitor has the page already. */
  unchanged: 0,
  /** Rendered for the visitor. */
  miss: 0,
  /** Requests that waited for a rendering that another visitor had started. */
  followed: 0,
  /** Waited for a new rendering, since the cached page was too old. */
  renewed: 0,
  /** Answered with a stale page, which states its age. */
  stale: 0,
  /** Pages taken from the shared cache. */
  shared: 0,
  /** Background revalidations. */
  refresh: 0,
  /** Renderings that were not cached: incomplete, streamed late, or made of stale answers. */
  unkept: 0,
});

export type PageCounts = ReturnType<typeof newCounts>;
