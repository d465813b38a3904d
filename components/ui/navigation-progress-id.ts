/** Where the header shows that a link is being followed. */
export const NAVIGATION_PROGRESS_ID = 'navigation-progress';
