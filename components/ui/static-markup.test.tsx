import { type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

import { newContext, runWithContext } from '#lib/request-context.ts';

import { staticMarkup } from './static-markup.ts';

const LONG = 'A text that is long enough to be worth a place of its own, as the rows of a list are. '.repeat(
  2,
);

/** Makes a client reference, as the bundler does for a component that runs in the browser. */
function island<Props extends object>(render: (props: Props) => ReactNode) {
  return Object.assign(render, { $$typeof: Symbol.for('react.client.reference') });
}

const Island = island(({ children }: { children?: ReactNode }) => <i>{children}</i>);
const Row = ({ name }: { name: string }) => (
  <tr>
    <td>{name}</td>
  </tr>
);

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
});

/** The page as HTML, and the markup cached beside its data. */
function render(node: ReactNode, softNavigation = false): string {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = { ...newContext({ response, path: '/', nonce: 'n', softNavigation }), markup: kept };
  return runWithContext(context, () =>
    renderToStaticMarkup(staticMarkup(node)).replace(/ data-markup="\d+"/g, ''),
  );
}

it('renders what React renders', () => {
  const page = (
    <section className="panel">
      <h2>{LONG}</h2>
      {[1, 2].map((count) => (
        <p key={count}>
          {count} & <b>{count * 2}</b> {false} {null}
        </p>
      ))}
    </section>
  );
  expect(render(page)).toBe(renderToStaticMarkup(page));
  expect([...kept.values()]).toEqual([expect.stringContaining('<p>1 &amp; <b>2</b>')]);
});

it('keeps everything around an island as markup, and the island in its place', () => {
  const page = (
    <div>
      <p>{LONG}</p>
      <Island>
        <p>{LONG}</p>
      </Island>
      <table>
        <tbody>
          {['Kordak', LONG].map((name) => (
            <Row key={name} name={name} />
          ))}
        </tbody>
      </table>
    </div>
  );
  expect(render(page)).toBe(renderToStaticMarkup(page));
  expect(kept.size).toBe(3);
});

it('calls each component once', () => {
  const Counted = vi.fn(() => <p>{LONG}</p>);
  render(
    <div>
      <Counted />
      <Island />
    </div>,
  );
  expect(Counted).toHaveBeenCalledTimes(1);
});

it('leaves fields within islands to React, and makes the others markup', () => {
  const field = <input name="q" title={LONG} />;
  render(
    <Island>
      <label>{field}</label>
    </Island>,
  );
  expect(kept.size).toBe(0);
  render(<label>{field}</label>);
  expect(kept.size).toBe(1);
});

it('waits for asynchronous components under Suspense', async () => {
  const Late = async () => <p>{LONG}</p>;
  const page = staticMarkup(
    <Suspense fallback={<progress />}>
      <Late />
    </Suspense>,
  );
  expect(renderToStaticMarkup(page)).toContain('<progress');
});

it('carries the markup along where there is no HTML for it to stand in', () => {
  const page = <p title="a">{LONG}</p>;
  expect(render(page, true)).toBe(renderToStaticMarkup(page));
  expect(kept.size).toBe(0);
});
