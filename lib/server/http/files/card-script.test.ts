import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { withCardScript } from './card-script.ts';

const file = (location: string) => ({
  location,
  type: 'text/javascript; charset=utf-8',
  cacheControl: 'public, max-age=3600',
  compressible: true,
  encoded: {},
});

const FILES = new Map([
  ['/cards-1.js', file('public/cards-1.js')],
  ['/embed.css', file('public/embed.css')],
]);

it('is served by its version for ever, and newest without one', () => {
  const files = withCardScript(FILES, true);
  expect(files.get('/cards-1.js')).toMatchObject({
    shared: true,
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(files.get('/cards.js')).toMatchObject({
    location: 'public/cards-1.js',
    shared: true,
    cacheControl: 'public, max-age=3600',
  });
  expect(files.get('/embed.css')).not.toHaveProperty('shared');
});

it('is not there where cards are off', () => {
  const files = withCardScript(FILES, false);
  expect(files.get('/cards-1.js')).toMatchObject({ withheld: true });
  expect(files.get('/cards.js')).toBeUndefined();
  expect(files.get('/embed.css')).not.toHaveProperty('withheld');
});

it('weighs less than 5 KB', () => {
  expect(gzipSync(readFileSync('public/cards-1.js')).length).toBeLessThan(5_000);
});
