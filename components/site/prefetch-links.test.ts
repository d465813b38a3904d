import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Link {
  readonly target = '';
  readonly origin = 'https://ledger.example';
  readonly hash = '';
  constructor(
    readonly pathname: string,
    readonly search = '',
  ) {}
  get href() {
    return this.origin + this.pathname + this.search;
  }
  closest = () => this;
  hasAttribute = (name: string) => name === 'href';
}

class Box {
  readonly dataset: Record<string, string>;
  constructor(address?: string) {
    this.dataset = address === undefined ? {} : { prefetch: address };
  }
}

/** Sees what is in view when a test says so. */
class Observer {
  static latest: Observer;
  readonly seen = new Set<unknown>();
  constructor(readonly report: (entries: object[]) => void) {
    Observer.latest = this;
  }
  observe = (target: unknown) => void this.seen.add(target);
  unobserve = (target: unknown) => void this.seen.delete(target);
  disconnect = () => this.seen.clear();
}

let listeners: Map<string, (event: object) => void>;
let onPage: object[];
const prefetch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockClear();
  listeners = new Map();
  const on = (name: string, listener: (event: object) => void, options?: { signal?: AbortSignal }) => {
    listeners.set(name, listener);
    options?.signal?.addEventListener('abort', () => listeners.delete(name));
  };
  const document = {
    addEventListener: on,
    removeEventListener: (name: string) => listeners.delete(name),
    querySelectorAll: () => onPage,
  };
  const globals = {
    document,
    addEventListener: on,
    window: globalThis,
    location: new Link('/kills'),
    Element: Link,
  };
  const classes = { HTMLAnchorElement: Link, HTMLInputElement: Box, IntersectionObserver: Observer };
  for (const [name, value] of Object.entries({ ...globals, ...classes })) vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module, which knows of no visitor yet. */
async function fresh() {
  vi.resetModules();
  return import('./prefetch-links.ts');
}

const happen = (name: string, target?: object) => listeners.get(name)?.({ target });

it('asks for a page once a pointer or the focus stays on its link', async () => {
  const { prefetchOnIntent } = await fresh();
  const end = prefetchOnIntent(prefetch);
  for (const [over, out] of [
    ['pointerover', 'pointerout'],
    ['focusin', 'pointercancel'],
  ] as const) {
    happen(over, new Link('/war'));
    vi.advanceTimersByTime(59);
    happen(out);
    vi.advanceTimersByTime(1_000);
    expect(prefetch).not.toHaveBeenCalled();
    happen(over, new Link('/war'));
    vi.advanceTimersByTime(60);
    expect(prefetch.mock.calls).toEqual([['https://ledger.example/war']]);
    prefetch.mockClear();
  }
  happen('pointerover', new Link('/war'));
  happen('pointerover', new Link('/items'));
  happen('pointerover', new Link('/kills'));
  happen('pointerover', {});
  vi.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
  happen('pointerover', new Link('/war'));
  end();
  vi.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

it('asks for what is likely once it comes into view, each once', async () => {
  const { prefetchInView } = await fresh();
  const [tab, current, box, empty, file] = [
    new Link('/war', '?a=1'),
    new Link('/kills'),
    new Box('/kills?soloOnly=true'),
    new Box(),
    new Link('/kills.csv'),
  ];
  onPage = [tab, current, box, empty, file];
  const end = prefetchInView('/kills', prefetch);
  const { latest } = Observer;
  expect([...latest.seen]).toEqual([tab, box]);
  latest.report([{ target: tab, isIntersecting: false }]);
  expect(prefetch).not.toHaveBeenCalled();
  latest.report([
    { target: empty, isIntersecting: true },
    { target: tab, isIntersecting: true },
    { target: box, isIntersecting: true },
  ]);
  expect(prefetch.mock.calls.flat()).toEqual(['/war?a=1', '/kills?soloOnly=true']);
  expect(latest.seen.size).toBe(0);
  latest.observe(tab);
  end();
  expect(latest.seen.size).toBe(0);
});

it('begins at the first sign of a visitor, and from then on at once', async () => {
  const { onceActive } = await fresh();
  const [begin, finish] = [vi.fn(), vi.fn()];
  const unused = onceActive(begin);
  expect([...listeners.keys()]).toEqual(['pointermove', 'pointerdown', 'keydown', 'scroll']);
  unused();
  expect(listeners.size).toBe(0);
  const end = onceActive(begin.mockReturnValue(finish));
  expect(begin).not.toHaveBeenCalled();
  happen('keydown');
  expect([begin.mock.calls.length, listeners.size]).toEqual([1, 0]);
  end();
  expect(finish).toHaveBeenCalledOnce();
  expect(onceActive(begin)).toBe(finish);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(onceActive(() => undefined)()).toBeUndefined();
});
