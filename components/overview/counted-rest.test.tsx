import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { GuildFormScenario } from '#lib/game/overview/guild-form.ts';

import { GuildChoices } from './guild-choices.tsx';
import { GuildFormPanel } from './guild-overview.tsx';

const scenario = (id: number): GuildFormScenario => ({
  id: String(id),
  name: `Scenario ${id}`,
  runs: 1,
  wins: 1,
  losses: 0,
  draws: 0,
});

const resultsOf = (count: number) => {
  const scenarios = Array.from({ length: count }, (_, index) => scenario(index));
  const form = { total: 50, wins: 50, losses: 0, draws: 0, runs: 50, scenarios, runIds: [] };
  return renderToStaticMarkup(<GuildFormPanel id="491" form={form} />);
};

it('says how many scenarios the results of a guild leave out', () => {
  expect(resultsOf(32)).toMatch(/href="\/guild\/491\/scenarios"[^>]*>and 26 more scenarios</);
  expect(resultsOf(7)).toContain('>and 1 more scenario<');
  expect(resultsOf(6)).not.toContain('more');
});

it('says how many guilds of a name are left out of a choice', () => {
  const guild = (id: number) => ({
    id: String(id),
    name: `Watch ${id}`,
    realm: 'ORDER' as const,
    heraldry: { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 },
  });
  const guilds = Array.from({ length: 15 }, (_, index) => guild(index));
  const html = renderToStaticMarkup(
    <GuildChoices title="Which?" guilds={guilds} name="Watch" hrefOf={() => '/guilds'} />,
  );
  expect(html).toContain('Watch 11');
  expect(html).not.toContain('Watch 12');
  expect(html).toMatch(/href="\/search\/guild\/Watch"[^>]*>and 3 more guilds</);
});
