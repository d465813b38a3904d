import { createHash } from 'node:crypto';
import { createElement, Fragment, type ReactNode } from 'react';

import type { InSheets } from '#lib/url/image/sheet-pictures.ts';
import { requestContext } from '#lib/request-context.ts';

import type { MarkupHost } from './markup-source.ts';
import type { Group, Island, PagePart, Prepared, PreparedFields, Props, StaticElement } from './page-part.ts';

/** Shorter content weighs less in the data of the page than what would stand in for it. */
const MIN_CONTENT = 100;

/** The length below which content is quicker to create again on the next page than to recognise. */
const MIN_HASHED = 4000;

/** The component and the sheets that nodes are made with. */
interface Means {
  /** The component that holds markup in the browser. */
  readonly host: MarkupHost;
  /** Puts the pictures of a page into its sprite sheets. */
  readonly inSheets: InSheets;
}

/** Turns a part into a node for React to render. */
export function toNode(part: PagePart, means: Means): ReactNode {
  if (typeof part === 'string') return part;
  const { key } = part;
  switch (part.kind) {
    case 'static':
      return toHost(part, means);
    case 'group':
      return createElement(Fragment, keyOf(key), ...nodesOf(part, means));
    case 'mixed':
      return createElement(
        part.tag,
        { ...part.attributes, ...keyOf(key) },
        ...childrenOf(part.content, means),
      );
    case 'island':
      return toIsland(part, means);
    case 'apart':
      return withOuterKey(toNode(part.part, means), key);
    case 'react':
      return withOuterKey(part.node, key);
  }
}

const nodesOf = ({ parts }: Group, means: Means) => parts.map((part) => toNode(part, means));

/** Parts keep their places among each other, by which React knows them again on the next page. */
const childrenOf = (part: PagePart, means: Means): readonly ReactNode[] =>
  typeof part !== 'string' && part.kind === 'group' && part.key === null
    ? nodesOf(part, means)
    : [toNode(part, means)];

function toIsland({ type, props, key }: Island, means: Means): ReactNode {
  const { children, ...attributes } = toProps(props, means);
  // Spread like JSX children, so that React requires no keys.
  const content: readonly unknown[] = Array.isArray(children) ? children : [children ?? []].flat();
  return createElement(type, { ...attributes, ...keyOf(key) }, ...(content as ReactNode[]));
}

const toProps = (fields: PreparedFields, means: Means): Props =>
  Object.fromEntries(fields.map(([name, value]) => [name, toValue(value, means)]));

function toValue(prepared: Prepared, means: Means): unknown {
  switch (prepared.kind) {
    case 'plain':
      return prepared.value;
    case 'part':
      return toNode(prepared.part, means);
    case 'list':
      return prepared.items.map((item) => toValue(item, means));
    case 'fields':
      return toProps(prepared.fields, means);
  }
}

function toHost(part: StaticElement, { host, inSheets }: Means): ReactNode {
  const { tag, element, content, key } = part;
  if (content.length < MIN_CONTENT && !content.includes('<time'))
    return withOuterKey(element, key === element.key ? null : key);
  const html = inSheets(part.content);
  const name = keepMarkup(html);
  const source = name === undefined ? { html } : { name };
  const { children: _children, dangerouslySetInnerHTML: _given, ...attributes } = element.props;
  const defined = definedProps(attributes);
  return createElement(host, {
    ...(Object.keys(defined).length > 0 && { attributes: defined }),
    ...source,
    ...(canStay(content) && { hash: hashOf(content) }),
    ...(tag !== 'div' && { as: tag }),
    ...keyOf(key),
  });
}

/**
 * True if content can stay across pages. Content with choices cannot: a choice made in it has led away from its page.
 */
const canStay = (content: string): boolean => content.length >= MIN_HASHED && !content.includes('<option');

/**
 * Hashes content before its pictures are put into sprite sheets, since the rest of the page decides which of them share
 * a sheet.
 */
const hashOf = (content: string): string =>
  createHash('sha1').update(content).digest('base64url').slice(0, 8);

const withOuterKey = (node: ReactNode, key: string | null): ReactNode =>
  key === null ? node : createElement(Fragment, keyOf(key), node);

/** Leaves out undefined props, which the page's data would spell out. */
export const definedProps = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** React takes a key of null for the text "null". */
const keyOf = (key: string | null) => (key === null ? {} : { key });

/**
 * Keeps markup for the pass that renders HTML, beside the data that goes to the browser, where it need not stand again.
 * @returns the name to find it by, or undefined where no HTML will be rendered: on soft navigation, outside of a request
 */
function keepMarkup(html: string): string | undefined {
  const context = requestContext();
  if (!context || context.softNavigation) return undefined;
  const name = String(context.markup.size);
  context.markup.set(name, html);
  return name;
}
