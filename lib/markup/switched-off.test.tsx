import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';

import { toSharedMarkup } from './shared-markup.ts';
import { toStaticMarkup } from './static-markup.ts';
import { PlainHost } from './testing/plain-host.tsx';

// Read at the first call of a test, and remembered by the process.
vi.stubEnv('STATIC_MARKUP', '0');

const Row = vi.fn(({ name }: { name: string }) => <p title={name}>{'-'.repeat(200)}</p>);

it('leaves a page to React', () => {
  const page = <Row name="Kordak" />;
  expect(toStaticMarkup(page, PlainHost)).toBe(page);
  expect(Row).not.toHaveBeenCalled();
});

it('renders what pages share for each of them', () => {
  const render = vi.fn((name: string): ReactElement => <Row name={name} />);
  const shared = toSharedMarkup(render, PlainHost);
  const row = <Row name="Kordak" />;
  expect([shared('Kordak'), shared('Kordak')]).toEqual([row, row]);
  expect(render).toHaveBeenCalledTimes(2);
});
