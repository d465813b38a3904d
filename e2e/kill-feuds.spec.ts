import { expect } from '@playwright/test';

import { deathsOfGuild, killIds, killsByGuild, requireFirst } from './api/api-client.ts';
import { expectedKill } from './api/expected-kill.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { expectKills } from './pages/kill-table.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

test('the feud panels list the kills of the feuds, each with pages of its own', async ({
  scriptlessPage: page,
}) => {
  const [killer, victim] = fixtures().guildFeud;
  const { ids } = await killIds({ where: { ...killsByGuild(killer), ...deathsOfGuild(victim) }, first: 1 });
  const kill = await expectedKill(requireFirst(ids, 'kill of a guild feud'));
  const players = {
    player1Id: kill.attackers[0].character.id,
    player2Id: kill.victim.character.id,
  };
  const ofPlayers = await killIds({ playerFeudFilter: players, first: 10 });
  const ofGuilds = await killIds({
    guildFeudFilter: { guild1Id: killer, guild2Id: victim },
    first: 20,
  });
  expect(ofGuilds.ids.length).toBeGreaterThan(10);

  const expectPlayerKills = () =>
    ofPlayers.total > 1
      ? expectKills(page, "Kills of the players' feud", ofPlayers.ids)
      : expect(page.getByText('The first time that these two met.')).toHaveCount(1);

  await openHtml(page, `/kill/${kill.id}`);
  await expectPlayerKills();
  await expectKills(page, "Kills of the guilds' feud", ofGuilds.ids.slice(0, 10));

  const pager = page.getByRole('navigation', { name: "Pages of kills of the guilds' feud" });
  const second = await pager.getByText('Next').getAttribute('href');
  expect(second).toContain(`/kill/${kill.id}?guildAfter=`);
  await openHtml(page, second ?? '');
  await expectPlayerKills();
  await expectKills(page, "Kills of the guilds' feud", ofGuilds.ids.slice(10));
});

test('the feud panels lead to the feuds', async ({ scriptlessPage: page }) => {
  const { attackers, victim } = await expectedKill(fixtures().kill);
  await openHtml(page, `/kill/${fixtures().kill}`);
  await expect(page.getByRole('link', { name: 'Player feud' })).toHaveAttribute(
    'href',
    `/character/${attackers[0].character.id}/feud/${victim.character.id}`,
  );
  await expect(page.getByRole('link', { name: 'Guild feud' })).toHaveAttribute(
    'href',
    `/guild/${attackers[0].guild?.id}/feud/${victim.guild?.id}`,
  );
});
