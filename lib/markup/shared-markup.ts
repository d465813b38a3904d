import { type ReactNode, createElement } from 'react';
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

/**
 * Static markup that many pages have in common, made once for each input.
 * @param render called for each distinct input, compared as JSON; there are few
 * @throws TypeError where something in it is asynchronous
 */
export function toSharedMarkup<Input>(
  render: (input: Input) => ReactNode,
  host: MarkupHost,
): (input: Input) => ReactNode {
  const made = new Map<string, () => ReactNode>();
  return (input) => {
    const key = JSON.stringify(input);
    const before = made.get(key);
    if (before) return before();
    const walk = newWalk(refuse);
    const part = toPart(render(input), walk);
    const inSheets = picturesInSheets(walk.pictures.join(''));
    const make = () => toNode(part, { host, inSheets });
    made.set(key, make);
    return make();
  };
}

function refuse(): never {
  throw new TypeError('Shared markup cannot come late');
}
