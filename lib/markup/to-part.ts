import { type ElementType, Fragment, type ReactElement, type ReactNode } from 'react';

import { attributesMarkup } from './element-markup.ts';
import {
  isElement,
  type PagePart,
  type Prepared,
  type PreparedFields,
  type Props,
  type ReactPart,
  type Tag,
  toMarkup,
} from './page-part.ts';
import { definedProps } from './to-node.ts';

/** Elements that React moves to the head. */
const OF_REACT: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'title']);
/**
 * Elements left to React within islands. Fields are among them: they keep the focus when the page changes, and report
 * changes to React. The options of a select are markup all the same.
 */
const OF_REACT_IN_ISLANDS: ReadonlySet<string> = new Set([...OF_REACT, 'input', 'select']);

/** Read once, as isElement is. */
const FRAGMENT = Fragment;

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** One walk through a page. */
export interface Walk {
  /** Names of elements that are left to React. */
  readonly ofReact: ReadonlySet<string>;
  /** The attributes of all pictures. */
  readonly pictures: string[];
  /** Makes the node that stands in for an asynchronous component until it resolves. */
  readonly toLater: (content: Promise<Awaited<ReactNode>>) => ReactNode;
}

/** A walk from the beginning of a page, or of a part that comes late. */
export const newWalk = (toLater: Walk['toLater']): Walk => ({
  ofReact: OF_REACT,
  pictures: [],
  toLater,
});

/** Turns a node into parts, with all its server components called. */
export function toPart(node: unknown, walk: Walk): PagePart {
  if (typeof node === 'string') return node;
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (isElement<Props>(node)) return toElementPart(node, walk);
  if (Array.isArray(node))
    return { kind: 'group', parts: node.map((child) => toPart(child, walk)), key: null };
  if (node instanceof Promise) return reactPart(walk.toLater(node), true);
  throw new TypeError(`No content: ${Object.prototype.toString.call(node)}`);
}

const reactPart = (node: ReactNode, isLate = false): ReactPart => ({
  kind: 'react',
  node,
  isLate,
  key: null,
});

function toElementPart(element: ReactElement<Props>, walk: Walk): PagePart {
  const { type, props, key } = element;
  if (isTag(type)) return toTagPart(type, element, walk);
  if (isServerComponent(type)) return withKey(toPart(type(props), walk), key);
  if (isFragment(type)) return withKey(toPart(props['children'], walk), key);
  const prepared = prepareFields(props, { ...walk, ofReact: OF_REACT_IN_ISLANDS });
  return { kind: 'island', type: type as ElementType, props: prepared, key };
}

function toTagPart(tag: Tag, element: ReactElement<Props>, walk: Walk): PagePart {
  if (tag === 'img') walk.pictures.push(attributesMarkup(tag, element.props));
  if (!walk.ofReact.has(tag)) return toHostPart(tag, element, walk);
  if (tag !== 'select') return reactPart(element);
  return { kind: 'apart', part: toHostPart(tag, element, walk), key: null };
}

const isTag = (type: unknown): type is Tag => typeof type === 'string';

const isServerComponent = (type: unknown): type is (props: Props) => unknown =>
  typeof type === 'function' && !('$$typeof' in type && type.$$typeof === CLIENT_REFERENCE);

const isFragment = (type: unknown) => type === FRAGMENT;

function withKey(part: PagePart, key: string | null): PagePart {
  if (key === null) return part;
  return typeof part === 'string' ? { kind: 'group', parts: [part], key } : { ...part, key };
}

function toHostPart(tag: Tag, element: ReactElement<Props>, walk: Walk): PagePart {
  const { key, props } = element;
  const given = props['dangerouslySetInnerHTML'];
  if (isGiven(given)) return { kind: 'static', tag, element, content: given['__html'], key };
  const part = toPart(props['children'], walk);
  const content = toMarkup(part);
  if (content !== null) return { kind: 'static', tag, element, content, key };
  const { children: _children, ...attributes } = props;
  return { kind: 'mixed', tag, attributes: definedProps(attributes), content: part, key };
}

const isGiven = (value: unknown): value is { readonly __html: string } =>
  typeof value === 'object' && value !== null && '__html' in value;

/** The properties of an island, with the elements among them as far as they are markup. */
const prepareFields = (props: Props, walk: Walk): PreparedFields =>
  Object.entries(props).map(([name, value]) => [name, prepare(value, walk)] as const);

function prepare(value: unknown, walk: Walk): Prepared {
  if (typeof value !== 'object' || value === null) return { kind: 'plain', value };
  if (isElement<Props>(value)) return { kind: 'part', part: toElementPart(value, walk) };
  if (Array.isArray(value)) {
    const items = value.map((item) => prepare(item, walk));
    return items.every(isPlain) ? { kind: 'plain', value } : { kind: 'list', items };
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return { kind: 'plain', value };
  const fields = prepareFields({ ...value }, walk);
  return fields.every(([, field]) => isPlain(field)) ? { kind: 'plain', value } : { kind: 'fields', fields };
}

const isPlain = ({ kind }: Prepared): boolean => kind === 'plain';
