import { createHash } from 'node:crypto';

import { createElement, Fragment, type ReactNode } from 'react';

import { keepMarkup } from '#lib/request-context.ts';
import type { InSheets } from '#lib/url/sheet-pictures.ts';

import { MarkupHost } from './markup-host.island.tsx';
import type { Group, Island, Part, Prepared, PreparedFields, Props, StaticElement } from './page-part.ts';

/** Shorter content weighs less in the data of the page than what would stand in for it. */
const MIN_CONTENT = 100;

/** The length below which content is quicker to create again on the next page than to recognise. */
const MIN_HASHED = 4000;

/** Turns a part into a node for React to render. */
export function toNode(part: Part, inSheets: InSheets): ReactNode {
  if (typeof part === 'string') return part;
  const { key } = part;
  switch (part.kind) {
    case 'static':
      return toHost(part, inSheets);
    case 'group':
      return createElement(Fragment, keyOf(key), ...nodesOf(part, inSheets));
    case 'mixed':
      return createElement(
        part.tag,
        { ...part.attributes, ...keyOf(key) },
        ...childrenOf(part.content, inSheets),
      );
    case 'island':
      return toIsland(part, inSheets);
    case 'apart':
      return withOuterKey(toNode(part.part, inSheets), key);
    case 'react':
      return withOuterKey(part.node, key);
  }
}

const nodesOf = ({ parts }: Group, inSheets: InSheets) => parts.map((part) => toNode(part, inSheets));

/** Parts keep their places among each other, by which React knows them again on the next page. */
const childrenOf = (part: Part, inSheets: InSheets): readonly ReactNode[] =>
  typeof part !== 'string' && part.kind === 'group' && part.key === null
    ? nodesOf(part, inSheets)
    : [toNode(part, inSheets)];

function toIsland({ type, props, key }: Island, inSheets: InSheets): ReactNode {
  const { children, ...attributes } = toProps(props, inSheets);
  // As JSX gives them, so that no keys are asked of them.
  const content: readonly unknown[] = Array.isArray(children) ? children : [children ?? []].flat();
  return createElement(type, { ...attributes, ...keyOf(key) }, ...(content as ReactNode[]));
}

const toProps = (fields: PreparedFields, inSheets: InSheets): Props =>
  Object.fromEntries(fields.map(([name, value]) => [name, toValue(value, inSheets)]));

function toValue(prepared: Prepared, inSheets: InSheets): unknown {
  switch (prepared.kind) {
    case 'plain':
      return prepared.value;
    case 'part':
      return toNode(prepared.part, inSheets);
    case 'list':
      return prepared.items.map((item) => toValue(item, inSheets));
    case 'fields':
      return toProps(prepared.fields, inSheets);
  }
}

function toHost(part: StaticElement, inSheets: InSheets): ReactNode {
  const { tag, element, content, key } = part;
  if (content.length < MIN_CONTENT && !content.includes('<time'))
    return withOuterKey(element, key === element.key ? null : key);
  const html = inSheets(part.content);
  const name = keepMarkup(html);
  const source = name === undefined ? { html } : { name };
  const { children: _children, dangerouslySetInnerHTML: _given, ...attributes } = element.props;
  const defined = definedProps(attributes);
  return createElement(MarkupHost, {
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
