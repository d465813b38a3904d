import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { brandSvg } from '#lib/art/brand.ts';

it('is the logo as it is drawn now', async () => {
  const css = await readFile(new URL('brand-mark.module.css', import.meta.url), 'utf8');
  const [, address = ''] = /url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css) ?? [];
  expect(decodeURIComponent(address).replaceAll("'", '"')).toBe(brandSvg());
});
