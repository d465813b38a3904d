/** The bar of the header, hidden unless a link is being followed. */
export const NAVIGATION_PROGRESS_ID = 'navigation-progress';
