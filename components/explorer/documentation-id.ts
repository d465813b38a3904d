/** The id of the panel that the documentation button opens. */
export const DOCUMENTATION_ID = 'explorer-documentation';
