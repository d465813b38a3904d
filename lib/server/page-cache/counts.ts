/** Counts of page requests since the start, by outcome. */
export interface PageCounts {
  /** Answered with a kept page that is fresh, or good while a new one is made. */
  hit: number;
  /** Answers 304 among these: the visitor held the page already. */
  unchanged: number;
  /** Rendered for the visitor. */
  miss: number;
  /** Requests that waited for a rendering that another visitor had started. */
  followed: number;
  /** Waited for a new one, since the kept page was too old. */
  renewed: number;
  /** Answered with a page that is older than it should be, which says so. */
  stale: number;
  /** Taken over from another instance. */
  shared: number;
  /** Background revalidations. */
  refresh: number;
  /** Renderings that were not kept: broken, late, or made of old answers. */
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
