/** Loads the suggestions of a search field when it is about to be typed into: no page has them before. */
export function suggestOnFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) void load(target);
}

/** The same for a field that had the focus before the scripts of the page came. */
export function suggestWhereFocused(): void {
  if (document.activeElement instanceof HTMLInputElement) void load(document.activeElement);
}

async function load(field: HTMLInputElement): Promise<void> {
  if (field.dataset['suggest'] === undefined) return;
  const { suggestFor } = await import('./suggestions.ts');
  suggestFor(field);
}
