import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

import { keepMarkup } from '#lib/request-context.ts';
import type { InSheets } from '#lib/url/sheet-pictures.ts';

import { MarkupHost } from './markup-host.island.tsx';
import type { Group, Part, Props, StaticElement } from './page-part.ts';

/** Shorter content weighs less in the data of the page than what would stand in for it. */
const MIN_CONTENT = 100;

/** What React renders for a part. */
export function toNode(part: Part, inSheets: InSheets): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'static') return toHost(part, inSheets);
  const { key } = part;
  if (part.kind === 'group') return createElement(Fragment, keyOf(key), ...nodesOf(part, inSheets));
  return key === null ? part.make(inSheets) : createElement(Fragment, { key }, part.make(inSheets));
}

const nodesOf = ({ parts }: Group, inSheets: InSheets) => parts.map((part) => toNode(part, inSheets));

/** Parts keep their places among each other, by which React knows them again on the next page. */
export const childrenOf = (part: Part, inSheets: InSheets): readonly ReactNode[] =>
  typeof part !== 'string' && part.kind === 'group' && part.key === null
    ? nodesOf(part, inSheets)
    : [toNode(part, inSheets)];

function toHost({ tag, element, content, key }: StaticElement, inSheets: InSheets): ReactNode {
  if (content.length < MIN_CONTENT && !content.includes('<time')) return withOuterKey(element, key);
  const html = inSheets(content);
  const name = keepMarkup(html);
  const source = name === undefined ? { html } : { name };
  const { children: _children, dangerouslySetInnerHTML: _given, ...attributes } = element.props;
  return createElement(MarkupHost, {
    attributes: definedProps(attributes),
    ...source,
    as: tag,
    ...keyOf(key),
  });
}

const withOuterKey = (element: ReactElement<Props>, key: string | null): ReactNode =>
  key === element.key ? element : createElement(Fragment, keyOf(key), element);

/** The data of the page would spell out what is not there. */
export const definedProps = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** React takes a key of null for the text "null". */
export const keyOf = (key: string | null) => (key === null ? {} : { key });
