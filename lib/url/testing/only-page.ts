/** The page information of a list that fits on one page. */
export const ONLY_PAGE = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
