import { expect, it } from 'vitest';

import { CharacterCardFragmentDoc, GuildTagFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { BestGuilds, BestPlayers } from './best-list.tsx';
import { CareerSums } from './career-sums.tsx';
import { OwnPlace } from './own-place.tsx';
import { TopFeuds } from './top-feuds.tsx';

const player = (name: string, career: 'SLAYER' | 'CHOPPA' = 'SLAYER') =>
  sampleRecord(CharacterCardFragmentDoc, { id: name, name, career });
const best = <Owner,>(owner: Owner, place = 1, sharedBy = 1) => ({
  owner,
  place,
  sharedBy,
  kills: 1_200,
  deaths: 34,
});

it('lists the players with the most kills and the most deaths', async () => {
  const killers = [best(player('Uthgar')), best(player('Gorbad', 'CHOPPA'), 2, 3)];
  const { text, rows, html, links } = await rendered(
    <BestPlayers best={{ killers, victims: [best(player('Alith'))] }} period="Week 47, 2026" />,
  );
  expect(text).toMatch(/Most kills Of all players .* 2 more share place 2 Most deaths Of all players/);
  expect(rows).toEqual([
    ['Place', 'Player', 'Kills'],
    ['1', 'Uthgar name', '1,200'],
    ['2', 'Gorbad name', '1,200'],
    ['Place', 'Player', 'Deaths'],
    ['1', 'Alith name', '34'],
  ]);
  expect([...html.matchAll(/<tr data-side="(\w+)"/g)].map(([, side]) => side)).toEqual([
    'order',
    'destruction',
    'order',
  ]);
  expect(links).toContainEqual({ text: 'Uthgar', href: '/character/Uthgar' });
});

it('shows no deaths that are not ordered, and no list of a period without kills', async () => {
  const killers = [best({ ...player('Uthgar'), guildMembership: null })];
  const { text, rows } = await rendered(
    <BestPlayers best={{ killers, victims: null }} period="Week 47, 2026" />,
  );
  expect(rows[1]).toEqual(['1', 'Uthgar', '1,200']);
  expect(text).not.toMatch(/Most deaths|share/);
  const none = (
    <BestPlayers best={{ killers: [], victims: [best(player('Alith'))] }} period="Week 47, 2026" />
  );
  expect((await rendered(none)).text).toBe('No kills in Week 47, 2026.');
});

it('lists the guilds with the most kills', async () => {
  const guild = sampleRecord(GuildTagFragmentDoc, { id: '7', name: 'Watch', realm: 'DESTRUCTION' });
  const { text, rows, html } = await rendered(<BestGuilds rows={[best(guild)]} />);
  expect(text).toContain('Guilds With the most kills');
  expect(rows).toEqual([
    ['Place', 'Guild', 'Kills'],
    ['1', 'WatchDestruction', '1,200'],
  ]);
  expect(html).toContain('<tr data-side="destruction"');
  expect((await rendered(<BestGuilds rows={[]} />)).text).toBe('');
});

it('sums up the careers of each realm, with a bar as long as the share of the most kills', async () => {
  const careers = [
    { career: 'CHOPPA', kills: 40, deaths: 10 },
    { career: 'SLAYER', kills: 10, deaths: 5 },
  ];
  const { text, rows, html } = await rendered(<CareerSums careers={careers} />);
  expect(text).toContain('Careers of Order Career Kills Deaths K/D Slayer 10 5 2.0 Careers of Destruction');
  expect(rows.filter(([name]) => name !== 'Career')).toEqual([
    ['Slayer', '10', '5', '2.0'],
    ['Choppa', '40', '10', '4.0'],
  ]);
  expect([...html.matchAll(/<rect width="(.*?)"/g)].map(([, width]) => width)).toEqual(['25%', '100%']);
  expect([...html.matchAll(/<tr data-side="(\w+)"/g)].map(([, side]) => side)).toEqual([
    'order',
    'destruction',
  ]);
});

it('draws no bars and no table without kills', async () => {
  const fallen = await rendered(<CareerSums careers={[{ career: 'SLAYER', kills: 0, deaths: 1 }]} />);
  expect(fallen.html).toContain('<rect width="0%"');
  expect((await rendered(<CareerSums careers={[{ career: 'SLAYER', kills: 0, deaths: 0 }]} />)).html).toBe(
    '',
  );
});

it('lists feuds, Order before Destruction, and how many more share the last place', async () => {
  const guildless = { guildMembership: null };
  const sides = [
    { ...player('Alith'), ...guildless },
    { ...player('Malus', 'CHOPPA'), ...guildless },
  ] as const;
  const feuds = [{ place: 1, sharedBy: 2, sides, kills: [12, 1_005] as const }];
  const { text, rows, html, links } = await rendered(<TopFeuds feuds={feuds} />);
  expect(rows).toEqual([
    ['Order', 'Kills', 'Destruction', 'Feud'],
    ['Alith', '12 : to 1,005', 'Malus', 'Feud'],
  ]);
  expect(text).toContain('The players with the most kills on each other in the period');
  expect(text).toContain('1 more shares place 1');
  expect(html).toContain('aria-label="Feud of Alith and Malus"');
  expect(links).toContainEqual({ text: 'Feud', href: '/character/Alith/feud/Malus' });
  expect((await rendered(<TopFeuds feuds={[]} />)).text).toBe('Feuds No kills in the period.');
});

const OWN = { owner: 'Uthgar', place: 3, sharedBy: 1, kills: 2, deaths: 1, solo: 1, partIn: null };

it.each([
  [{}, '3rd by kills in Week 47, 2026: 2 kills, 1 solo, 1 death, 2.0 K/D'],
  [
    { sharedBy: 5, partIn: 9 },
    '3rd by kills, shared by 5 in Week 47, 2026: 2 kills, 1 solo, took part in 9, 1 death, 2.0 K/D',
  ],
  [
    { place: null, sharedBy: 5, kills: 0, solo: 0 },
    'Not among the best in Week 47, 2026: 0 kills, 1 death, 0.0 K/D',
  ],
])('says what the marked player did: %o', async (given, words) => {
  const own = (
    <OwnPlace own={{ ...OWN, ...given }} period="Week 47, 2026" who={(name) => `This is ${name}`} />
  );
  expect((await rendered(own)).text).toBe(`This is Uthgar ${words}`);
});
