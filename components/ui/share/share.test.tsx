import { expect, it } from 'vitest';

import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../../testing/rendered.ts';
import { ExportLinkList } from './export-links.tsx';
import { MarkAndShare } from './mark-and-share.tsx';

it('links the page in other formats, for programs and not for search engines', async () => {
  const csv = { href: '/kills.csv' as const, label: 'Kills', format: 'CSV', saved: true };
  const json = { href: '/kills.json' as const, label: 'JSON' };
  const links = [csv, json] as unknown as Parameters<typeof ExportLinkList>[0]['links'];
  const page = await rendered(<ExportLinkList links={links} />);
  expect(page.text).toBe('Data of this pageKills CSV JSON');
  expect(page.html.match(/<a [^>]*>/g)).toEqual([
    '<a href="/kills.csv" rel="nofollow" download="">',
    '<a href="/kills.json" rel="nofollow">',
  ]);
});

it('marks a player by name or number, and shares the table as it is', async () => {
  const list = listAddress(routes.scenario('a'), { pin: '7', sort: 'kills', after: 'MQ==' });
  const suggestions = [{ value: 'Ulf' }, { value: '#8', label: 'Ulf (Slayer)' }];
  const { html, text, links } = await rendered(
    <MarkAndShare list={list} label="Player" value="#8" suggestions={suggestions}>
      <button type="button">Print</button>
    </MarkAndShare>,
  );
  expect(text).toBe('Mark or share Player Mark Print Copy for DiscordFor DiscordDiscordBBCodeText Embed');
  expect(html).toContain('aria-label="Mark a player"');
  expect(html).toContain('action="/scenario/a#pinned"');
  expect(html.match(/<input [^>]*type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="sort" value="kills"/>',
  ]);
  expect(html).toMatch(/size="15"[^>]* list="pin-suggestions"[^>]* name="pin" value="#8"/);
  expect(html).toMatch(
    /<datalist id="pin-suggestions"><option value="Ulf"[^>]*><\/option><option value="#8" label="Ulf \(Slayer\)">/,
  );
  expect(links.map(({ href }) => href)).toEqual([
    ...['md', 'bbcode', 'txt'].map((format) => `/scenario/a.${format}?pin=7&sort=kills&after=MQ%3D%3D`),
    '/embed-code/scenario/a?pin=7&sort=kills&after=MQ%3D%3D',
  ]);
});
