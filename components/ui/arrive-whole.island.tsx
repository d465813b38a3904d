'use client';

import { isValidElement, type ReactNode, Suspense } from 'react';

const LAZY = Symbol.for('react.lazy');

interface Lazy {
  readonly _init: (payload: unknown) => unknown;
  readonly _payload: unknown;
}

const isLazy = (node: object): node is Lazy => '$$typeof' in node && node.$$typeof === LAZY;

/**
 * Content that is sent in one piece. React sends a late panel as soon as its first elements are there, and leaves
 * gaps for scripts to fill in, in the middle of rows; browsers without scripts would show them. On the server this
 * waits for all of it, by asking for every part that is still to come: such a part throws the promise of itself,
 * and React renders this again when that is kept.
 */
export function ArriveWhole({ children }: { children: ReactNode }) {
  if (typeof window === 'undefined') awaitParts(children);
  return children;
}

function awaitParts(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach(awaitParts);
  if (isLazy(node)) return awaitParts(node._init(node._payload));
  // What has a bar of its own may come later still.
  if (!isValidElement<object>(node))
    return isPlain(node) ? Object.values(node).forEach(awaitParts) : undefined;
  if (node.type !== Suspense) Object.values(node.props).forEach(awaitParts);
}

/** Objects among the properties, such as the rows of a table that sorts in the browser. */
const isPlain = (node: object) => Object.getPrototypeOf(node) === Object.prototype;
