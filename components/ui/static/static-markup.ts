import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

import { keepMarkup } from '#lib/request-context.ts';

import { elementMarkup, escapeMarkup } from './element-markup.ts';
import { MarkupHost } from './markup-host.island.tsx';

type Props = Readonly<Record<string, unknown>>;

/** An element whose content is markup. */
interface StaticElement {
  readonly kind: 'static';
  readonly tag: string;
  readonly element: ReactElement<Props>;
  readonly content: string;
  readonly key: string | null;
}

/** A part of the tree in which an island stands, or something that is still to come. */
interface Dynamic {
  readonly kind: 'dynamic';
  readonly node: ReactNode;
  readonly key: string | null;
}

interface Group {
  readonly kind: 'group';
  readonly parts: readonly Part[];
  readonly key: string | null;
}

type Part = string | StaticElement | Dynamic | Group;

/** Elements that are React's: it moves them to the head, or chooses among their options. */
const OF_REACT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'link',
  'meta',
  'title',
  'select',
  'textarea',
]);
/** Within an island fields are too: they keep what a visitor has chosen, and the focus, when the page changes. */
const OF_REACT_IN_ISLANDS: ReadonlySet<string> = new Set([...OF_REACT, 'input']);

/** Shorter content weighs less in the data of the page than what would stand in for it. */
const MIN_CONTENT = 100;

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/**
 * The same page, in which every element that holds no island is markup already. The data that goes to the browser
 * along with the HTML would otherwise repeat each row; now it names the markup, and React has less to render.
 * Server components are called here, so they cannot use hooks.
 */
export function staticMarkup(node: ReactNode): ReactNode {
  return toNode(toPart(node, OF_REACT));
}

function toPart(node: unknown, ofReact: ReadonlySet<string>): Part {
  if (typeof node === 'string') return node;
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (isValidElement<Props>(node)) return toElementPart(node, ofReact);
  if (Array.isArray(node))
    return { kind: 'group', parts: node.map((child) => toPart(child, ofReact)), key: null };
  if (node instanceof Promise) return dynamic(createElement(Later, { content: later(node) }));
  throw new TypeError(`No content: ${Object.prototype.toString.call(node)}`);
}

const dynamic = (node: ReactNode): Dynamic => ({ kind: 'dynamic', node, key: null });

/** What an asynchronous component becomes. Its failure is React's to show, whenever React gets to it. */
function later(content: Promise<Awaited<ReactNode>>): Promise<Awaited<ReactNode>> {
  const node = content.then(async (settled) => staticMarkup(settled));
  node.catch(() => undefined);
  return node;
}

/** A component again: React leaves a gap for one that is awaited, and sends a promise as a promise. */
const Later = ({ content }: { content: Promise<Awaited<ReactNode>> }) => content;

function toElementPart(element: ReactElement<Props>, ofReact: ReadonlySet<string>): Part {
  const { type, props, key } = element;
  if (typeof type === 'string') {
    return ofReact.has(type) ? dynamic(element) : toHostPart(type, element, ofReact);
  }
  if (isServerComponent(type)) return withKey(toPart(type(props), ofReact), key);
  if (isFragment(type)) return withKey(toPart(props['children'], ofReact), key);
  return dynamic(createElement(type, { ...staticProps(props), ...keyOf(key) }));
}

/** React takes a key of null for the text "null". */
const keyOf = (key: string | null) => (key === null ? {} : { key });

const isServerComponent = (type: unknown): type is (props: Props) => unknown =>
  typeof type === 'function' && !('$$typeof' in type && type.$$typeof === CLIENT_REFERENCE);

const isFragment = (type: unknown) => type === Fragment;

function withKey(part: Part, key: string | null): Part {
  if (key === null) return part;
  return typeof part === 'string' ? { kind: 'group', parts: [part], key } : { ...part, key };
}

function toHostPart(tag: string, element: ReactElement<Props>, ofReact: ReadonlySet<string>): Part {
  const { children, dangerouslySetInnerHTML: given } = element.props;
  const { key } = element;
  if (isGiven(given)) return { kind: 'static', tag, element, content: given.__html, key };
  const part = toPart(children, ofReact);
  const content = toMarkup(part);
  if (content !== null) return { kind: 'static', tag, element, content, key };
  const { children: _, ...attributes } = element.props;
  return dynamic(createElement(tag, { ...defined(attributes), ...keyOf(key) }, ...childrenOf(part)));
}

const isGiven = (value: unknown): value is { readonly __html: string } =>
  typeof value === 'object' && value !== null && '__html' in value;

/** The markup of a part, or null where something in it is none. */
function toMarkup(part: Part): string | null {
  if (typeof part === 'string') return escapeMarkup(part);
  if (part.kind === 'static') return elementMarkup(part.tag, part.element.props, part.content);
  if (part.kind === 'dynamic') return null;
  let markup = '';
  for (const child of part.parts) {
    const piece = toMarkup(child);
    if (piece === null) return null;
    markup += piece;
  }
  return markup;
}

function toNode(part: Part): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'static') return toHost(part);
  const { key } = part;
  if (part.kind === 'group') return createElement(Fragment, keyOf(key), ...part.parts.map(toNode));
  return key === null ? part.node : createElement(Fragment, { key }, part.node);
}

/** Parts keep their places among each other, by which React knows them again on the next page. */
const childrenOf = (part: Part): readonly ReactNode[] =>
  typeof part !== 'string' && part.kind === 'group' && part.key === null
    ? part.parts.map(toNode)
    : [toNode(part)];

function toHost({ tag, element, content, key }: StaticElement): ReactNode {
  if (content.length < MIN_CONTENT && !content.includes('<time')) return withOuterKey(element, key);
  const name = keepMarkup(content);
  const source = name === undefined ? { html: content } : { name };
  const { children: _children, dangerouslySetInnerHTML: _given, ...attributes } = element.props;
  return createElement(MarkupHost, { attributes: defined(attributes), ...source, as: tag, ...keyOf(key) });
}

const withOuterKey = (element: ReactElement<Props>, key: string | null): ReactNode =>
  key === element.key ? element : createElement(Fragment, keyOf(key), element);

/** The data of the page would spell out what is not there. */
const defined = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** The properties of an island, with the elements among them as far as they are markup. */
function staticProps(props: Props): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, staticValue(value)]));
}

function staticValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement(value)) return toNode(toPart(value, OF_REACT_IN_ISLANDS));
  if (Array.isArray(value)) return value.map(staticValue);
  if (Object.getPrototypeOf(value) === Object.prototype) return staticProps({ ...value });
  return value;
}
