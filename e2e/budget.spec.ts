import { gzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { raw } from './raw.ts';
import { SCREENS } from './screens.ts';

/** What an empty page of this Next and React loads, measured once, in KB of 1,000 bytes after gzip. */
const FLOOR = 135.6;
/** What our own scripts may add to it. */
const OURS = 15;

const sizes = new Map<string, number>();

/** KB of one script after gzip, whatever the server sends it as. */
async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  expect(response.status).toBe(200);
  const size = gzipSync(Buffer.from(await response.arrayBuffer()), { level: 6 }).length / 1000;
  sizes.set(address, size);
  return size;
}

/** The scripts that a browser loads for a page, not those for browsers without modules. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>|<link[^>]*\sas="script"[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(sources)];
}

for (const { name, address } of SCREENS) {
  test(`${name}: loads no more script than it may`, async () => {
    const place = await address();
    const scripts = scriptsOf((await raw(place)).html);
    expect(scripts.length).toBeGreaterThan(3);
    const kilobytes = await Promise.all(scripts.map((script) => sizeOf(new URL(script, place).href)));
    const total = kilobytes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${total.toFixed(1)} KB in ${scripts.length} files`);
    expect(total).toBeLessThanOrEqual(FLOOR + OURS);
  });
}
