import { expect, it } from 'vitest';

import { GuildTagFragmentDoc, TopPlayerFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { rendered } from '../testing/rendered.ts';
import { BattleHead } from './battle-head.tsx';
import { RealmTotal } from './realm-total.tsx';
import { TopGuilds } from './top-guilds.tsx';
import { TopPlayers } from './top-players.tsx';

it('heads a battle with what, when, how much and where, and folds a map that has no page of its own', async () => {
  const head = (hasMapPage?: boolean) =>
    rendered(<BattleHead title="Ekrund" facts="1h" totals="171 kills" map="A map" hasMapPage={hasMapPage} />);
  const folded = await head();
  expect(folded.text).toBe('Ekrund 1h 171 kills Map A map');
  expect(folded.html).toMatch(/<summary>Map/);
  expect((await head(true)).text).toBe('Ekrund 1h 171 kills A map');
});

it('splits a total by the sides', async () => {
  const notes = { order: 'won', destruction: 'gave up' };
  const total = await rendered(
    <RealmTotal figure="1,234" what="kills" order={1200} destruction={34} notes={notes} />,
  );
  expect(total.text).toBe('1,234 kills 1,200 Order wongave up 34 Destruction');
  expect(total.html).toContain('aria-label="Order 1,200, Destruction 34 kills"');
  const plain = await rendered(<RealmTotal figure="2" what="kills" order={1} destruction={1} />);
  expect(plain.text).toBe('2 kills 1 Order 1 Destruction');
});

it('shows the guilds with the most players and kills, and nothing of a battle without guilds', async () => {
  const iron = sampleRecord(GuildTagFragmentDoc, { id: '5', name: 'Iron', realm: 'ORDER' });
  const bone = sampleRecord(GuildTagFragmentDoc, { id: '6', name: 'Bone', realm: 'DESTRUCTION' });
  const byPlayers = [
    { guild: iron, count: 1234 },
    { guild: bone, count: 1 },
  ];
  const { text, links, html } = await rendered(<TopGuilds byPlayers={byPlayers} byKills={[]} />);
  expect(text).toBe('Guilds Most players Iron1,234 Bone1');
  expect(links).toEqual([
    { text: 'Iron', href: '/guild/5' },
    { text: 'Bone', href: '/guild/6' },
  ]);
  expect(html.match(/data-side="\w+"/g)).toEqual(['data-side="order"', 'data-side="destruction"']);
  const more = await rendered(
    <TopGuilds byPlayers={[]} byKills={byPlayers.slice(1)}>
      171 deaths
    </TopGuilds>,
  );
  expect(more.text).toBe('More totals, guilds 171 deaths Most kills Bone1');
});

it('shows the leaders, and a dash where all have none', async () => {
  const ulf = sampleRecord(TopPlayerFragmentDoc, { level: 40, renownRank: 80, damage: 3000, guild: null });
  const leaders = { damage: ulf, healing: null, deathBlows: null, protection: null };
  expect((await rendered(<TopPlayers leaders={leaders} />)).text).toBe(
    'Most damage 3,000 name Lvl 40 RR 80 Most healing - None Deadliest player - None Most protection - None',
  );
});
