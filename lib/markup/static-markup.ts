import { createElement, type ReactNode } from 'react';

import { picturesInSheets } from '#lib/url/image/sheet-pictures.ts';

import type { MarkupHost } from './markup-source.ts';
import { toNode } from './to-node.ts';
import { newWalk, toPart } from './to-part.ts';

/**
 * The same page, in which every element that holds no island is markup already. The data that goes to the browser
 * along with the HTML would otherwise repeat each row; now it names the markup, and React has less to render.
 * Server components are called here, so they cannot use hooks.
 */
export function toStaticMarkup(node: ReactNode, host: MarkupHost): ReactNode {
  const walk = newWalk((content) => toLater(content, host));
  const part = toPart(node, walk);
  return toNode(part, { host, inSheets: picturesInSheets(walk.pictures.join('')) });
}

/** Turns late content into markup, too. Its failure is React's to show, whenever React gets to it. */
function toLater(content: Promise<Awaited<ReactNode>>, host: MarkupHost): ReactNode {
  const node = content.then(async (settled) => toStaticMarkup(settled, host));
  node.catch(() => undefined);
  return createElement(Later, { node });
}

/** A component again: React leaves a gap for one that is awaited, and sends a promise as a promise. */
const Later = ({ node }: { node: Promise<Awaited<ReactNode>> }) => node;
