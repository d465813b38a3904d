import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { rendered } from '../testing/rendered.ts';
import { FrameBottom, FrameTop } from './frame.tsx';

afterEach(() => registerEndpoint(undefined));

const top = async (path: string) => {
  const { html, ...page } = await rendered(<FrameTop path={path} />);
  const parts = (label: string) =>
    [...html.matchAll(new RegExp(`<nav [^>]*aria-label="${label}"[^>]*>.*?</nav>`, 'g'))].map(([nav]) => nav);
  return { ...page, html, parts };
};

const AREAS = [
  'Players',
  'Guilds',
  'War',
  'Kills',
  'Scenarios',
  'Leaderboards',
  'Library',
  'Dungeons',
  'War journal',
];

const wordsOf = (html = '') => [...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, label]) => label);
const markedIn = (html = '') =>
  [...html.matchAll(/aria-current="(\w+)"[^>]*>([^<]*)/g)].map(([, mark, label]) => `${label} ${mark}`);

it('leads to every area, and to the parts of one from its own pages and the menu', async () => {
  const { parts, links, html } = await top('/creatures');
  expect(wordsOf(parts('Main')[0])).toEqual(AREAS);
  expect(markedIn(parts('Main')[0])).toEqual(['Library true']);
  expect(wordsOf(parts('Library')[0])).toEqual([
    'Items',
    'Builds',
    'Careers',
    'Creatures',
    'Objects',
    'Quests',
    'Chapters',
  ]);
  expect(markedIn(parts('Library')[0])).toEqual(['Creatures page']);
  expect(['War', 'Library', 'Dungeons'].map((label) => parts(label)[0]?.includes('hidden=""'))).toEqual([
    true,
    false,
    true,
  ]);
  expect(markedIn(parts('Menu')[0])).toEqual(['Creatures page']);
  expect(parts('Menu')[0]?.match(/role="group" aria-label="[^"]*"/g)).toEqual(
    ['War', 'Leaderboards', 'Library', 'Dungeons'].map((label) => `role="group" aria-label="${label}"`),
  );
  expect(links.slice(0, 2)).toEqual([
    { text: 'Skip to content', href: '#main' },
    { text: 'War Ledger', href: '/' },
  ]);
  expect(html.match(/<input [^>]*>/g)?.map((tag) => tag.includes('data-hotkey="/"'))).toEqual([true, false]);
  expect(html.match(/<kbd/g)).toHaveLength(1);
});

it('marks the page itself, and nothing on a page of no area', async () => {
  expect(markedIn((await top('/kills')).parts('Main')[0])).toEqual(['Kills page']);
  const { html } = await top('/credits');
  expect(markedIn(html)).toEqual([]);
});

it('leaves out what the API lacks, and enters an area where it has something left', async () => {
  offering((coordinate) => !['Query.kills', 'Query.items', 'Query.item'].includes(coordinate));
  const { parts, links } = await top('/quests');
  expect(wordsOf(parts('Main')[0])).not.toContain('Kills');
  expect(wordsOf(parts('Library')[0])).not.toContain('Items');
  expect(links.find(({ text }) => text === 'Library')?.href).toBe('/careers');
});

it('ends with what the site is, and what is about it', async () => {
  const { text, links, html } = await rendered(<FrameBottom />);
  expect(text).toMatch(/^A generated sample war, not a real one\. No game artwork is used on this site\. /);
  expect(links.map((link) => link.href)).toEqual([
    'https://game-icons.net',
    '/about',
    '/formats',
    '/developers',
    '/kills.atom',
    '/credits',
  ]);
  expect(html).toContain('id="hatch"');
});
