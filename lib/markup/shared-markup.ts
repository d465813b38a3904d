import type { ReactNode } from 'react';

import { picturesInSheets } from '#lib/url/image/sheet-pictures.ts';

import type { MarkupHost } from './markup-source.ts';
import { toNode } from './to-node.ts';
import { newWalk, toPart } from './to-part.ts';

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
