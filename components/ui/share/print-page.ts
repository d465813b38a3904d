/** Marks what prints the page. */
export const PRINTS = { 'data-print': '' } as const;

/** Prints the page where a button for that was pressed. */
export function printPage({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-print]')) window.print();
}
