/** The meaning of an interval in brackets: the same all over the site. */
export const INTERVAL_RULE = 'In brackets: the range that holds the true share in 95 of 100 such counts.';
