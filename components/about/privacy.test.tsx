import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Privacy } from './privacy.tsx';

const shown = (analyticsHost: string | null, imageHost: string | null): string =>
  renderToStaticMarkup(<Privacy analyticsHost={analyticsHost} imageHost={imageHost} />);

test('a site without analytics says so', () => {
  const html = shown(null, null);
  expect(html).toContain('Visits are not counted');
  expect(html).toContain('from this site alone');
});

test('hosts that learn of a visit are named', () => {
  const html = shown('analytics.example', 'images.example');
  expect(html).toContain('<code>analytics.example</code>');
  expect(html).toContain('<code>images.example</code>');
  expect(html).not.toContain('Visits are not counted');
});
