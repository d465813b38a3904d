/**
 * True if a visitor chose something in a form before the page's scripts had loaded. On a reload the browser itself
 * restores earlier choices.
 */
export function isChosenBeforeScripts({ elements }: HTMLFormElement): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  const isFirstLoad = loading instanceof PerformanceNavigationTiming && loading.type === 'navigate';
  return isFirstLoad && [...elements].some((field) => isChosen(field));
}

function isChosen(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return (
    field instanceof HTMLSelectElement && [...field.options].some((o) => o.defaultSelected && !o.selected)
  );
}
