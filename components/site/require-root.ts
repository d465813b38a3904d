/** The id of the element that holds the whole site. */
export const ROOT_ID = 'root';

/**
 * The element that holds the site.
 * @throws Error `Root element not found` (rules.md: States of a panel)
 */
export function requireRoot(document: Pick<Document, 'getElementById'>): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('Root element not found');
  return root;
}
