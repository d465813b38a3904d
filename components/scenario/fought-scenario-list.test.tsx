import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { FoughtScenarioFragment } from '#graphql/generated/documents.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';
import { rendered } from '../testing/rendered.ts';
import { FoughtScenarioList, ScenarioSection } from './scenario-section.tsx';
import { IRONCLAD } from './testing/ironclad.ts';

const entry = (id: string, guildId: string, team: number, damage: number) => ({
  character: { id },
  guild: { id: guildId },
  team,
  kills: 12,
  deaths: 3,
  damage,
});
const RUN: FoughtScenarioFragment = {
  ...IRONCLAD,
  scoreboardEntries: [entry('1', '7', 0, 45_678), entry('2', '7', 0, 1000), entry('3', '8', 1, 9)],
};

function cellsOf(whose: Fighter, run = RUN): string {
  const html = renderToStaticMarkup(
    <FoughtScenarioList
      page={{ totalCount: 1, nodes: [run], pageInfo: ONLY_PAGE }}
      list={listAddress(routes.character('1', '/scenarios'), {}, SCENARIO_FILTER)}
      whose={whose}
    />,
  );
  const body = html.slice(html.indexOf('<tbody'));
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('says in words how a run ended for a character, and what they did', () => {
  const cells = cellsOf({ characterId: '1' });
  expect(cells).toContain(' Won : Order won 310 to 90 ');
  expect(cells).toContain(' 12 kills 3 deaths 45,678 damage ');
  expect(cellsOf({ characterId: '3' })).toContain(' Lost : Order won 310 to 90 ');
  expect(cellsOf({ characterId: '3' }, { ...RUN, points: [90, 90] })).toContain(' Draw : Draw at 90 ');
});

it('sums what the members of a guild did', () => {
  expect(cellsOf({ guildId: '7' })).toContain(' 24 kills 6 deaths 46,678 damage ');
});

it('keeps a run whose scoreboard does not know them', () => {
  const cells = cellsOf({ characterId: '9' });
  expect(cells).toContain(' The Ironclad ');
  expect(cells).not.toMatch(/Won|Lost|kills/);
  expect(cellsOf({ characterId: '1' }, { ...RUN, points: [], winner: 9 })).not.toContain(' : ');
});

it('has the filter, the wins and losses, and the standing of players above the runs', async () => {
  const found = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });
  const record = found({ wins: 1_200, losses: 3 });
  const list = (whose: Fighter) =>
    listAddress(
      'guildId' in whose ? routes.guild('7', '/scenarios') : routes.character('1', '/scenarios'),
      {},
      SCENARIO_FILTER,
    );
  const section = async (whose: Fighter, nodes: FoughtScenarioFragment[] | null, others = {}) => {
    const page = found({ totalCount: 1, nodes, pageInfo: ONLY_PAGE });
    return rendered(
      <ScenarioSection list={list(whose)} whose={whose} record={record} scenarios={page} {...others} />,
    );
  };
  const guild = await section({ guildId: '7' }, null);
  expect(guild.text).toMatch(/ Premade only Apply Wins 1,200Losses 3 Scenarios Name .* No scenarios\.$/);
  const standing = { standing: found('noResult'), now: new Date() };
  const player = await section({ characterId: '1' }, [RUN], standing);
  expect(player.text).toMatch(
    /Tier .* Apply Wins 1,200Losses 3 Against others of the career Standing There is no/,
  );
  expect(player.text).not.toContain('Premade only');
  expect(player.rows).toEqual([
    ['Name', 'Tier', 'Time', 'Duration', 'Result', 'Points', 'Kills', 'Deaths', 'Damage', 'Details'],
    [
      'The Ironclad',
      'Tier 3',
      '12:00:00 21 Nov 2026 UTC',
      '12m 5s 12 minutes 5 seconds',
      'Won: Order won 310 to 90',
      '310 to 90',
      '12 kills',
      '3 deaths',
      '45,678 damage',
      'Details',
    ],
  ]);
  expect(player.links).toContainEqual({ text: 'Details', href: '/scenario/a?pin=1#pinned' });
  expect((await section({ guildId: '7' }, [RUN])).links).toContainEqual({
    text: 'Details',
    href: '/scenario/a',
  });
});
