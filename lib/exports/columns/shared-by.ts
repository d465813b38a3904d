/** Tells about a column of a leaderboard. */
export const SHARED_BY = 'How many have this place, listed or not; empty where it is not known';
