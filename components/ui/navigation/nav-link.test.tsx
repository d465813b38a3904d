import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { NavLink } from './nav-link.tsx';

test.each([
  [routes.kill('7'), 'next', ' rel="next"'],
  [routes.itemComparison('7', '8'), undefined, ' rel="nofollow"'],
  [routes.killsInZone('9'), 'prev', ' rel="prev nofollow"'],
])('a link to %s of relation %s has %s', (href, rel, expected) => {
  const markup = renderToStaticMarkup(
    <NavLink href={href} rel={rel}>
      There
    </NavLink>,
  );
  expect(/ rel="[^"]*"/.exec(markup)?.[0]).toBe(expected);
});
