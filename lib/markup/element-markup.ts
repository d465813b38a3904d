import { find, html, svg } from 'property-information';

import { escapeMarkup } from '#lib/format/escape-markup.ts';

/** Elements without content and end tag. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Properties that are React's own. */
const NOT_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning']);

/**
 * Attributes for pictures that set neither `loading` nor `fetchPriority`: the text of a page comes first. A browser
 * decodes pictures that are not lazy in the turn in which they arrive, before it paints the text beside them.
 */
const NOT_URGENT = ' loading="lazy" fetchpriority="low"';

/** The attributes of an element, each after a space: ' class="name" hidden=""'. */
export function attributesMarkup(tag: string, props: Readonly<Record<string, unknown>>): string {
  const saysWhen = props['loading'] !== undefined || props['fetchPriority'] !== undefined;
  let markup = tag === 'img' && !saysWhen ? NOT_URGENT : '';
  for (const name in props) {
    const value = props[name];
    if (value === undefined || value === null || NOT_ATTRIBUTES.has(name)) continue;
    markup += attribute(tag, name, value);
  }
  return markup;
}

/** A whole element around content that is markup already. */
export function elementMarkup(
  tag: string,
  props: Readonly<Record<string, unknown>>,
  content: string,
): string {
  const start = `<${tag}${attributesMarkup(tag, props)}>`;
  return VOID.has(tag) ? start : `${start}${content}</${tag}>`;
}

function attribute(tag: string, name: string, value: unknown): string {
  const { attribute: written, kind } = attributeOf(name);
  switch (typeof value) {
    case 'boolean':
      if (kind === 'words') return ` ${written}="${value}"`;
      return value && kind !== 'value' ? ` ${written}=""` : '';
    case 'string':
    case 'number':
      if (kind === 'flag') return value ? ` ${written}=""` : '';
      return ` ${written}="${escapeMarkup(String(value))}"`;
    default:
      throw new TypeError(`<${tag}> cannot be rendered to markup with ${name}: ${typeof value}`);
  }
}

interface Attribute {
  readonly attribute: string;
  /** The way in which a boolean is written: by the attribute's presence, as a word, or not at all. */
  readonly kind: 'flag' | 'flag or value' | 'words' | 'value';
}

const known = new Map<string, Attribute>();

function attributeOf(name: string): Attribute {
  const before = known.get(name);
  if (before) return before;
  const found = describeAttribute(name);
  known.set(name, found);
  return found;
}

/** Attributes of SVG differ from those of HTML in React's spelling alone. */
function describeAttribute(reactName: string): Attribute {
  const name = REACT_NAMES[reactName] ?? reactName;
  const schema: typeof html = html.normal[name.toLowerCase()] ? html : svg;
  const { attribute: written, boolean, overloadedBoolean, booleanish } = find(schema, name);
  if (boolean) return { attribute: written, kind: 'flag' };
  if (overloadedBoolean) return { attribute: written, kind: 'flag or value' };
  if (booleanish || /^(aria|data)-/.test(name)) return { attribute: written, kind: 'words' };
  return { attribute: written, kind: 'value' };
}

/** React's names that match neither the property nor the attribute. */
const REACT_NAMES: Readonly<Record<string, string>> = { defaultValue: 'value', defaultChecked: 'checked' };
