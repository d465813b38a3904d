import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

import type { InSheets } from '#lib/url/sheet-pictures.ts';

import { attributesMarkup } from './element-markup.ts';
import { keptPart } from './kept-part.ts';
import { OfRecord } from './of-record.tsx';
import { type Dynamic, type Part, type Props, type Tag, toMarkup } from './page-part.ts';
import { childrenOf, definedProps, keyOf, toNode } from './to-node.ts';

/** Elements that React moves to the head. */
const OF_REACT: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'title']);
/**
 * Within an island fields are too: they keep the focus when the page changes, and tell React of changes. What a visitor
 * chooses from is markup all the same.
 */
const OF_REACT_IN_ISLANDS: ReadonlySet<string> = new Set([...OF_REACT, 'input', 'select']);

/** Read once: in a bundle each access to an export of React's is a call. */
const isElement = isValidElement;
const FRAGMENT = Fragment;

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** One walk through a page. */
export interface Walk {
  /** Names of elements that are left to React. */
  readonly ofReact: ReadonlySet<string>;
  /** What the page shows here, with which markup is kept; null where that is nothing or nothing that stays. */
  readonly record: unknown;
  /** The attributes of all pictures. */
  readonly pictures: string[];
  /** What stands for an asynchronous component until that is there. */
  readonly toLater: (content: Promise<Awaited<ReactNode>>) => ReactNode;
}

/** A walk from the beginning of a page, or of a part that comes late. */
export const newWalk = (toLater: Walk['toLater']): Walk => ({
  ofReact: OF_REACT,
  record: null,
  pictures: [],
  toLater,
});

/** What a page is made of, with all its server components called. */
export function toPart(node: unknown, walk: Walk): Part {
  if (typeof node === 'string') return node;
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (isElement<Props>(node)) return toElementPart(node, walk);
  if (Array.isArray(node))
    return { kind: 'group', parts: node.map((child) => toPart(child, walk)), key: null };
  if (node instanceof Promise) return dynamic(asIs(walk.toLater(node)));
  throw new TypeError(`No content: ${Object.prototype.toString.call(node)}`);
}

const dynamic = (make: Dynamic['make']): Dynamic => ({ kind: 'dynamic', make, key: null });

const asIs = (node: ReactNode) => () => node;

function toElementPart(element: ReactElement<Props>, walk: Walk): Part {
  const { type, props, key } = element;
  if (isTag(type)) return toTagPart(type, element, walk);
  if (type === OfRecord) return withKey(toPart(props['children'], { ...walk, record: props['record'] }), key);
  if (isServerComponent(type)) return withKey(toComponentPart(type, props, walk), key);
  if (isFragment(type)) return withKey(toPart(props['children'], walk), key);
  const prepared = prepareProps(props, { ...walk, ofReact: OF_REACT_IN_ISLANDS });
  return dynamic((inSheets) => {
    const { children, ...attributes } = prepared(inSheets);
    // As JSX gives them, so that no keys are asked of them.
    const content: readonly unknown[] = Array.isArray(children) ? children : [children ?? []].flat();
    return createElement(type, { ...attributes, ...keyOf(key) }, ...(content as ReactNode[]));
  });
}

function toComponentPart(component: (props: Props) => unknown, props: Props, walk: Walk): Part {
  const { record } = walk;
  if (typeof record !== 'object' || record === null) return toPart(component(props), walk);
  // What it shows in turn is kept with it.
  const make = () => toPart(component(props), { ...walk, record: null });
  return keptPart(record, component, props, walk, make);
}

function toTagPart(tag: Tag, element: ReactElement<Props>, walk: Walk): Part {
  if (tag === 'img') walk.pictures.push(attributesMarkup(tag, element.props));
  if (!walk.ofReact.has(tag)) return toHostPart(tag, element, walk);
  if (tag !== 'select') return dynamic(asIs(element));
  const part = toHostPart(tag, element, walk);
  return dynamic((inSheets) => toNode(part, inSheets));
}

const isTag = (type: unknown): type is Tag => typeof type === 'string';

const isServerComponent = (type: unknown): type is (props: Props) => unknown =>
  typeof type === 'function' && !('$$typeof' in type && type.$$typeof === CLIENT_REFERENCE);

const isFragment = (type: unknown) => type === FRAGMENT;

function withKey(part: Part, key: string | null): Part {
  if (key === null) return part;
  return typeof part === 'string' ? { kind: 'group', parts: [part], key } : { ...part, key };
}

function toHostPart(tag: Tag, element: ReactElement<Props>, walk: Walk): Part {
  const { key, props } = element;
  const given = props['dangerouslySetInnerHTML'];
  if (isGiven(given)) return { kind: 'static', tag, element, content: given['__html'], key };
  const part = toPart(props['children'], walk);
  const content = toMarkup(part);
  if (content !== null) return { kind: 'static', tag, element, content, key };
  const { children: _children, ...attributes } = props;
  const defined = { ...definedProps(attributes), ...keyOf(key) };
  return dynamic((inSheets) => createElement(tag, defined, ...childrenOf(part, inSheets)));
}

const isGiven = (value: unknown): value is { readonly __html: string } =>
  typeof value === 'object' && value !== null && '__html' in value;

type Prepared<Value> = (inSheets: InSheets) => Value;

/** The properties of an island, with the elements among them as far as they are markup. */
function prepareProps(props: Props, walk: Walk): Prepared<Props> {
  const prepared = Object.entries(props).map(([name, value]) => [name, prepareValue(value, walk)] as const);
  return (inSheets) => Object.fromEntries(prepared.map(([name, make]) => [name, make(inSheets)]));
}

function prepareValue(value: unknown, walk: Walk): Prepared<unknown> {
  if (typeof value !== 'object' || value === null) return () => value;
  if (isElement<Props>(value)) {
    const part = toElementPart(value, walk);
    return (inSheets) => toNode(part, inSheets);
  }
  if (Array.isArray(value)) {
    const prepared = value.map((item) => prepareValue(item, walk));
    return (inSheets) => prepared.map((make) => make(inSheets));
  }
  if (Object.getPrototypeOf(value) === Object.prototype) return prepareProps({ ...value }, walk);
  return () => value;
}
