/** What the button of the documentation opens. */
export const DOCUMENTATION_ID = 'explorer-documentation';
