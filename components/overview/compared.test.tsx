import { expect, it } from 'vitest';

import { CharacterCardFragmentDoc, KillRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { PlayerComparison } from '#lib/game/overview/comparison.ts';
import { figurePairs } from '#lib/game/overview/figure-pairs.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';
import { REALMS } from '#lib/game/players/careers.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { Compared } from './compared.tsx';

const killsOf = (totalCount: number, nodes: NonNullable<PlayerComparison['fights']>['nodes'] = []) => ({
  totalCount,
  nodes,
  pageInfo: ONLY_PAGE,
});
const KILL = sampleRecord(KillRowFragmentDoc, { id: '7' });
const card = (name: string, career: 'SLAYER' | 'CHOPPA') =>
  sampleRecord(CharacterCardFragmentDoc, { id: name, name, career });
const figures = (kills: number) => ({ sample: sampleOf(kills, 40), places: null, ratings: [] });
const FIGURES = [figures(10), figures(20)] as const;

function shown(fights: PlayerComparison['fights'], theirs: 'SLAYER' | 'CHOPPA' = 'CHOPPA') {
  const comparison: PlayerComparison = {
    sides: [card('Near', 'SLAYER'), card('Far', theirs)],
    kills: [3, 1_004],
    figures: FIGURES,
    forms: [false, false],
    fights,
  };
  return rendered(
    <Compared
      comparison={comparison}
      list={listAddress(routes.comparison('7'), {})}
      pairs={figurePairs(FIGURES)}
      words="They have met twice."
      near="The near one"
      far="The far one"
      realm={REALMS.ORDER}
      feud={routes.playerFeud('Near', 'Far')}
    >
      Another link
    </Compared>,
  );
}

it('sets two enemies beside each other, with the kills on each other and the way to their feud', async () => {
  const { text, rows, links } = await shown(killsOf(1, [KILL]));
  expect(text).toContain('The near one 3 vs 1,004Open feudAnother link The far one In numbers');
  expect(text).toContain('They have met twice. Shared fights');
  expect(rows.slice(0, 2)).toEqual([
    ['What', 'Near', 'Far', 'Difference'],
    ['Kills', 'Near10', 'Far20', '▼50% less'],
  ]);
  expect(rows).toContainEqual(['K/D', 'Near0.3 10 to 40', 'Far0.5 20 to 40', '▼50% less']);
  expect(rows).toContainEqual(['Place this week', 'Near–', 'Far–', '=The same']);
  expect(links).toContainEqual({ text: 'Open feud', href: '/character/Near/feud/Far' });
  expect(links).toContainEqual({ text: 'Details', href: '/kill/7' });
});

it.each([
  [killsOf(0), 'Both fight for OrderAnother link'],
  [null, 'Both fight for OrderAnother link'],
  [{ ...killsOf(0), totalCount: undefined }, 'Both fight for OrderAnother link'],
  [killsOf(1, [KILL]), 'Both fight for Order1kill togetherAnother link'],
  [killsOf(1_234, [KILL]), 'Both fight for Order1,234kills togetherAnother link'],
])('says how many kills two of one realm share, and offers no feud', async (fights, said) => {
  const { text } = await shown(fights, 'SLAYER');
  expect(text).toContain(`The near one ${said} The far one`);
  expect(text.includes('Kills together')).toBe(said.includes('together'));
  expect(text).not.toMatch(/1,004|Open feud|Shared fights/);
});

it('says that two enemies have not met, and shows no list where it is not known', async () => {
  expect((await shown(killsOf(0))).text).toContain('Shared fights 0 No kills.');
  expect((await shown(null)).text).not.toContain('Shared fights');
});
