import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const NONCE = 'bm9uY2U=';

/** A document as Next writes its first piece. */
const documentWith = (content: string) =>
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/a.css"/>' +
  `<link rel="preload" as="script" fetchPriority="low" nonce="${NONCE}" href="/_next/static/chunks/start.js"/>` +
  `<script src="/_next/static/chunks/one.js" async="" nonce="${NONCE}"></script>` +
  `<script src="/_next/static/chunks/old.js" noModule="" nonce="${NONCE}"></script>` +
  `<script nonce="${NONCE}">theme()</script></head><body>${content}` +
  `<script nonce="${NONCE}" id="_R_">TURBOPACK.push()</script>` +
  `<script src="/_next/static/chunks/start.js" nonce="${NONCE}" async=""></script></body></html>`;

const late = (html: string) => Buffer.from(withLateScripts(Buffer.from(html), NONCE)).toString();

test('no script in a file stands in the document', () => {
  const html = late(documentWith('<p>Zoë</p>'));
  expect(html).not.toContain('<script src');
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="stylesheet" href="/_next/a.css"/>');
  expect(html).toContain('<body><p>Zoë</p><script');
});

test('what visitors wrote is left alone', () => {
  const content = '<pre>&lt;script src="/_next/static/chunks/one.js" async=""&gt;</pre><b id="_R_"></b>';
  expect(late(documentWith(content))).toContain(`<body>${content}<script`);
});

test.each(['<!DOCTYPE html><html><head></head><body>', '<p>part</p>', ''])(
  'a piece without the scripts of the start is sent as it is: %s',
  (html) => {
    expect(late(html)).toBe(html);
  },
);

test.each([
  ['once the page is painted', (paint: () => void) => paint()],
  ['where nothing is painted, after a while', (_: () => void, wait: () => void) => wait()],
])('the scripts are loaded %s, each once', (_, begin) => {
  const html = late(documentWith('<p>Text</p>'));
  const [, script = ''] =
    new RegExp(`<script nonce="${NONCE}">(\\(\\(files[\\s\\S]*?)</script>`).exec(html) ?? [];
  const loaded: Record<string, unknown>[] = [];
  const listeners: (() => void)[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(script, {
    PerformanceObserver: class {
      readonly observe = () => undefined;

      constructor(listener: () => void) {
        listeners.push(listener);
      }
    },
    setTimeout: (timer: () => void) => timers.push(timer),
    document: {
      createElement: () => ({}),
      head: { append: (element: Record<string, unknown>) => loaded.push(element) },
    },
  });
  expect(loaded).toEqual([]);
  const call = (list: readonly (() => void)[]) => () => list.forEach((one) => one());
  begin(call(listeners), call(timers));
  const expected = ['/_next/static/chunks/one.js', '/_next/static/chunks/start.js'].map((src) => ({
    src,
    nonce: NONCE,
  }));
  expect(loaded).toEqual(expected);
  call([...listeners, ...timers])();
  expect(loaded).toEqual(expected);
});
