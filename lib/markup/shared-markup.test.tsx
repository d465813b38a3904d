import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { newContext, runWithContext } from '#lib/request-context.ts';

import { toSharedMarkup } from './shared-markup.ts';
import { PlainHost } from './testing/plain-host.tsx';

/** The markup as one of many pages holds it. */
function onPage(node: () => ReactNode): string {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = newContext({ response, path: '/', nonce: 'n', softNavigation: false });
  return runWithContext(context, () => renderToStaticMarkup(node()));
}

it('is made once for each input, and stands on every page', () => {
  const Links = vi.fn(({ current }: { current: string }) => (
    <nav aria-label="Main">
      {['kills', 'guilds', 'items', 'creatures', 'quests'].map((name) => (
        <a key={name} href={`/${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  ));
  const links = toSharedMarkup(({ current }: { current: string }) => <Links current={current} />, PlainHost);
  const pages = ['kills', 'items', 'kills'].map((current) => onPage(() => links({ current })));
  expect(Links).toHaveBeenCalledTimes(2);
  expect(pages).toEqual(
    ['kills', 'items', 'kills'].map((current) => renderToStaticMarkup(<Links current={current} />)),
  );
});

it('cannot wait', () => {
  const late = toSharedMarkup(() => <nav>{Promise.resolve('late')}</nav>, PlainHost);
  expect(() => onPage(() => late(null))).toThrow('cannot come late');
});
