/** Attributes whose values say what an element tells and where it leads or stands, not how it looks. */
export const CONTENT_ATTRIBUTES: readonly string[] = [
  'alt',
  'aria-controls',
  'aria-describedby',
  'aria-label',
  'aria-labelledby',
  'datetime',
  'for',
  'height',
  'href',
  'id',
  'name',
  'sizes',
  'src',
  'srcset',
  'title',
  'value',
  'width',
  'cx',
  'cy',
  'd',
  'points',
  'transform',
  'viewBox',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
  'data-item-card',
  'data-key',
  'data-markup',
  'data-part',
  'data-tooltip',
];

/**
 * Finds the texts of a page that can have colours of their own: of those whose elements, classes and attributes are the
 * same up to the root, the first and the last one, which differ most in what lies behind them, as the bars of a sorted
 * column do. Comparing a text with its ground is what takes longest of all that is tried; a table repeats it by the row.
 * Runs in the browser.
 * @param within the element to look into
 * @param content the attributes that do not matter, CONTENT_ATTRIBUTES
 * @returns the texts in the order of the page
 */
export function findDistinctTexts(within: Element, content: readonly string[]): Element[] {
  const isContent = new Set(content);
  const chains = new Map<Element, string>();
  const chainOf = (element: Element): string => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const look = [...element.attributes]
      .filter(({ name }) => !isContent.has(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join(' ');
    const chain = `${element.parentElement ? chainOf(element.parentElement) : ''}><${element.tagName} ${look}`;
    chains.set(element, chain);
    return chain;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const [first, last] = [new Map<string, Element>(), new Map<string, Element>()];
  for (const element of within.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const chain = chainOf(element);
    if (!first.has(chain)) first.set(chain, element);
    last.set(chain, element);
  }
  const distinct = new Set([...first.values(), ...last.values()]);
  return [...within.querySelectorAll('*')].filter((element) => distinct.has(element));
}
