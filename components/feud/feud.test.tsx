import { expect, it } from 'vitest';

import { CharacterCardFragmentDoc, GuildCardFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { GuildFeudPanel, PlayerFeudPanel } from './feud-panels.tsx';
import { FeudScore } from './feud-score.tsx';
import { RivalCard } from './rival-card.tsx';
import { RivalGuildCard } from './rival-guild-card.tsx';

const player = (id: string, career: 'ARCHMAGE' | 'SORCERER') =>
  sampleRecord(CharacterCardFragmentDoc, { id, name: `Player ${id}`, career, guildMembership: null });
const guild = (id: string, realm: 'ORDER' | 'DESTRUCTION') =>
  sampleRecord(GuildCardFragmentDoc, { id, name: `Guild ${id}`, realm });
const ORDER = player('1', 'ARCHMAGE');

it('counts the kills of two players on each other', async () => {
  const feud = {
    sides: [ORDER, player('2', 'SORCERER')],
    kills: [1_200, 400],
    lastMet: 1_763_748_000,
  } as const;
  const { text, html, links } = await rendered(<PlayerFeudPanel {...feud} />);
  expect(text).toBe('Player feud Player 1 1,200 vs 400 Player 2 Last met 21 November 2025CompareOpen feud');
  expect(links).toEqual([
    { text: 'Player feud', href: '/character/1/feud/2' },
    { text: 'Player 1', href: '/character/1' },
    { text: 'Player 2', href: '/character/2' },
    { text: 'Compare', href: '/character/1/compare?vs=2' },
    { text: 'Open feud', href: '/character/1/feud/2' },
  ]);
  expect(html).toContain('aria-label="Player 1: 1,200 kills; Player 2: 400"');
  expect(html).toMatch(/data-side="order".* data-side="destruction".*fill-order-fill"[^>]* width="75%"/);
  const withKills = await rendered(<PlayerFeudPanel {...feud}>The kills.</PlayerFeudPanel>);
  expect(withKills.text).toMatch(/Open feud The kills\.$/);
});

it('begins the bar of two guilds with the near one, of Destruction too', async () => {
  const sides = [guild('4', 'DESTRUCTION'), guild('3', 'ORDER')] as const;
  const { text, html, links } = await rendered(
    <GuildFeudPanel sides={sides} kills={[1, 3]} lastMet={null} />,
  );
  expect(text).toBe('Guild feud Guild 4Destruction 1 vs 3 Guild 3Order Never metCompareOpen feud');
  expect(html).toContain('aria-label="Guild 4: 1 kill; Guild 3: 3"');
  expect(html).toMatch(
    /data-side="destruction".* data-side="order".*fill-destruction-fill"[^>]* width="25%"/,
  );
  expect(links.map(({ href }) => href)).toEqual([
    '/guild/4/feud/3',
    '/guild/4',
    '/guild/3',
    '/guild/4/compare?vs=3',
    '/guild/4/feud/3',
  ]);
});

it('stands between two cards with the kills each way, none of two of one side', async () => {
  expect((await rendered(<FeudScore near="A" far="B" kills={[1_200, 3]} />)).text).toBe('A 1,200 vs 3 B');
  const { html, text } = await rendered(<FeudScore near="A" far="B" kills={null} />);
  expect([text, html.includes('<img')]).toEqual(['A B', false]);
});

it('shows the facts of rivals, and leads to the armory of a player', async () => {
  const one = await rendered(<RivalCard character={ORDER} />);
  expect(one.text).toBe('Player 1 Career: Archmage Level: 1 Renown rank: 1 Armory');
  expect(one.html).toContain('data-side="order" aria-label="Player 1"');
  expect(one.links.at(-1)).toEqual({ text: 'Armory', href: '/character/1/armory' });
  expect(one.html).not.toMatch(/target=|rel="external/);
  const other = await rendered(<RivalGuildCard guild={guild('4', 'DESTRUCTION')} />);
  expect(other.text).toBe('Guild 4 Realm: Destruction Level: 1 Leader: name Members: 1');
  expect(other.html).toContain('data-side="destruction" aria-label="Guild 4"');
});
