import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { focusOnArrival } from './focus-on-arrival.ts';

/** As much of a document as is looked at: elements by their ids, and those who watch it. */
class Root {
  readonly body = {};
  readonly elements = new Map<string, { focus: () => void; scrollIntoView: () => void }>();
  readonly done: string[] = [];
  getElementById = (id: string) => this.elements.get(id) ?? null;
  /** Lets an element arrive. */
  arrive(id: string): void {
    this.elements.set(id, {
      focus: () => void this.done.push(`focus ${id}`),
      scrollIntoView: () => void this.done.push(`scroll to ${id}`),
    });
    for (const tell of watching) tell();
  }
}

const watching = new Set<() => void>();

beforeEach(() => {
  watching.clear();
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe = () => void watching.add(this.#tell);
      disconnect = () => void watching.delete(this.#tell);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const focus = (root: Root, id: string) => focusOnArrival(Object(root), id);

it('focuses what is there, to which the router has scrolled', () => {
  const root = new Root();
  root.arrive('list');
  focus(root, 'list');
  expect([root.done, watching.size]).toEqual([['focus list'], 0]);
});

it('waits for what is late, and goes there once', () => {
  const root = new Root();
  focus(root, 'list');
  root.arrive('other');
  expect(root.done).toEqual([]);
  root.arrive('list');
  root.arrive('more');
  expect([root.done, watching.size]).toEqual([['scroll to list', 'focus list'], 0]);
});

it('waits no more once it is stopped', () => {
  const root = new Root();
  focus(root, 'list')();
  root.arrive('list');
  expect([root.done, watching.size]).toEqual([[], 0]);
});
