import { describe, expect, it } from 'vitest';

import type { Preview } from '#lib/preview/preview.ts';

import { cardFile } from './card-file.ts';
import { embedCode } from './embed-code.ts';
import { type Embedded, embedFile, failedEmbed } from './embed-file.ts';
import { mapMarkup } from './map-markup.ts';
import { tableMarkup } from './preview-markup.ts';

const HOSTILE = '<script>alert("1")</script>\u202e';

const BADGE = '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="b"/><path fill="url(#b)"/></svg>';

const PREVIEW: Preview = {
  title: 'Verenthe',
  facts: 'Level 40 Bright Wizard',
  totals: [{ value: '3,418', label: 'kills' }],
  realm: 'ORDER',
  badge: BADGE,
};

describe('a card', () => {
  it('says what the preview says, in an element of the side', () => {
    const { body, type, policy, kept } = cardFile(PREVIEW);
    expect(body).toMatch(/^<article data-side="order"><header>.*<\/article>$/s);
    expect(body).toContain('<p class="title">Verenthe</p>');
    expect(body).toContain('<p class="facts">Level 40 Bright Wizard</p>');
    expect(body).toContain('<li><b>3,418</b> kills</li>');
    expect({ type, policy, kept }).toEqual({
      type: 'text/html; charset=utf-8',
      policy: "default-src 'none'; frame-ancestors 'none'",
      kept: 60,
    });
    expect(cardFile({ ...PREVIEW, isFinal: true }).kept).toBe(3_600);
  });

  it('has lines of its own in place of the totals', () => {
    const { body } = cardFile(PREVIEW, [['Armor', '268']]);
    expect(body).toContain('<dl><dt>Armor</dt><dd>268</dd></dl>');
    expect(body).not.toContain('3,418');
  });

  it('holds nothing that runs, loads or is styled in place, whatever a name is', () => {
    const odd = {
      ...PREVIEW,
      title: HOSTILE,
      facts: HOSTILE,
      totals: [{ value: HOSTILE, label: HOSTILE }],
      aside: { drawing: BADGE, label: HOSTILE },
      places: [{ rank: '1', badge: BADGE, name: HOSTILE, total: { value: '1', label: HOSTILE } }],
    };
    const { body } = cardFile(odd, [[HOSTILE, HOSTILE]]);
    expect(body).not.toMatch(/<script|style=|<style|<img|<a |src=|\son\w+=/);
  });

  it('gives drawings ids of their own', () => {
    const { body } = cardFile({ ...PREVIEW, aside: { drawing: BADGE, label: '' } });
    const ids = Array.from(String(body).matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toEqual(['badge-b', 'aside-b']);
    expect(body).toContain('url(#aside-b)');
  });
});

const EMBEDDED: Embedded = {
  preview: PREVIEW,
  block: { title: 'Kills', facts: '', columns: [{ header: 'Name' }], rows: [['Uthgar']] },
  drawn: null,
  link: 'https://ledger.example/kills?a=1&b=2',
  origin: null,
  theme: undefined,
};

describe('an embed', () => {
  it('is a whole document that any site may frame, and search engines leave out', () => {
    const { body, policy } = embedFile(EMBEDDED);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(body).toMatch(/^<!doctype html><html lang="en" data-side="order"><head>/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<link rel="canonical" href="https://ledger.example/kills?a=1&amp;b=2">');
    expect(body).toContain('<td>Uthgar</td>');
    expect(body).not.toContain('<script');
  });

  it('takes a theme that there is, and no other', () => {
    expect(embedFile({ ...EMBEDDED, theme: 'dark' }).body).toContain('data-theme="dark"');
    expect(embedFile({ ...EMBEDDED, theme: '"><script>' }).body).not.toContain('data-theme');
  });

  it('shows the places of a board without rows, and nothing where there is nothing', () => {
    const places = [{ rank: '1st', badge: BADGE, name: 'Kordak', total: { value: '9', label: 'kills' } }];
    expect(embedFile({ ...EMBEDDED, block: null, preview: { ...PREVIEW, places } }).body).toContain('Kordak');
    expect(embedFile({ ...EMBEDDED, block: null }).body).not.toContain('role="region"');
  });

  it('says how old the data is', () => {
    expect(embedFile({ ...EMBEDDED, origin: 'Data as of 2026-11-20 10:00 UTC' }).body).toContain(
      ' · Data as of 2026-11-20 10:00 UTC</footer>',
    );
  });

  it('says why there is none, with a link to the site', () => {
    const { body, policy } = failedEmbed('Not found', 'https://ledger.example');
    expect(body).toContain('<p>Not found. </p>');
    expect(policy).toContain('frame-ancestors *');
  });
});

it.each([
  [0, ''],
  [10, ''],
  [11, 'and 1 more on the page'],
  [25, 'and 15 more on the page'],
])('of %i rows an embed shows ten, and says %j', (count, more) => {
  const rows = Array.from({ length: count }, (_, at) => [`Player ${at}`]);
  const markup = tableMarkup({ title: 'Players', facts: '', columns: [{ header: 'Name' }], rows });
  expect(markup.match(/<td>/g)?.length ?? 0).toBe(Math.min(count, 10));
  expect(markup.includes('more on the page')).toBe(more !== '');
  expect(markup).toContain(more);
});

it('writes the markup that embeds, escaped', () => {
  expect(embedCode('https://ledger.example/embed/guild/7?a=1&b=2', 'The "Ninth"')).toBe(
    '<iframe src="https://ledger.example/embed/guild/7?a=1&amp;b=2" title="The &quot;Ninth&quot;" width="480" height="420" loading="lazy"></iframe>',
  );
});

it('draws every zone of the map with a sentence, also where nothing is known', () => {
  const markup = mapMarkup([], 'https://ledger.example');
  expect(markup).toContain('<h2>Empire and Chaos</h2>');
  expect(markup).toContain('href="https://ledger.example/zone/105"');
  expect(markup.match(/No kill<\/li>/g)).toHaveLength(markup.match(/<li /g)?.length ?? 0);
});
