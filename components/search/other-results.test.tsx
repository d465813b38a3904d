import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { routes } from '#lib/url/routes.ts';
import { OtherResults } from './search-results.tsx';

const found = (count: number, total: number) =>
  renderToStaticMarkup(
    <OtherResults
      text="war camp"
      hits={Array.from({ length: count }, (_, index) => ({
        kind: 'Game object' as const,
        id: String(index),
        name: `Banner ${index}.`,
        detail: '',
        href: routes.gameObject(String(index)),
        total,
      }))}
    />,
  );

it('shows eight of a kind, and counts the others with a link to all', () => {
  const html = found(20, 31);
  expect(html).toContain('Banner 7.');
  expect(html).not.toContain('Banner 8.');
  expect(html).toMatch(/href="\/gameobjects\?name=war\+camp"[^>]*>and 23 more game objects</);
  expect(found(8, 8)).not.toContain('more');
});

it('shows careers', () => {
  const hit = { kind: 'Career', id: 'MAGUS', name: 'Magus', detail: '', total: 1 } as const;
  const html = renderToStaticMarkup(
    <OtherResults text="magus" hits={[{ ...hit, href: routes.career('MAGUS') }]} />,
  );
  expect(html).toContain('>Careers<');
  expect(html).toContain('href="/career/magus"');
});
