import { expect, type Page } from '@playwright/test';

import { queryApi, requireFirst, firstHundred } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';

/** Zones that have a map image at most, but no coordinates to place a kill on it by. */
const ZONES = [51, 159, 172, 242, 410, 411];
const DAY = 86_400;

interface Battles {
  readonly skirmishes: { readonly nodes: readonly { readonly id: string; readonly numberOfKills: number }[] };
  readonly scenarios: { readonly nodes: readonly Run[] };
}

interface Run {
  readonly id: string;
  readonly scenario: { readonly zone: { readonly id: string } };
  readonly scoreboardEntries: readonly { readonly kills: number }[];
}

const BATTLES = `query ($where: SkirmishFilterInput) {
  skirmishes(first: 1, where: $where) { nodes { id numberOfKills } }
}`;

const findBattles = () =>
  queryApi<Battles>(BATTLES, {
    where: { numberOfKills: { gt: 0 }, or: ZONES.map((zone) => ({ primaryZoneId: { eq: zone } })) },
  });

async function countKills(where: object): Promise<number> {
  const { kills } = await queryApi<{ kills: { totalCount: number } }>(
    'query ($where: KillFilterInput) { kills(first: 0, where: $where) { totalCount } }',
    { where },
  );
  return kills.totalCount;
}

/** The site has a map of some of these zones, but their corners are not on record. */
const WITHOUT_POINTS = '(There is no map of this place|Where on the map is not known)\\.';

/** Expects that the figure tells the number of kills, and that no map shows them. */
async function expectCountWithoutMap(page: Page, count: number): Promise<void> {
  const kills = `${count.toLocaleString('en-US')} ${count === 1 ? 'kill' : 'kills'}`;
  // The head of a run has a small map, which styles hide where a large one stands below.
  const figure = page.locator('figcaption:visible').last();
  await expect(figure).toHaveText(new RegExp(`^${kills}\\. ${WITHOUT_POINTS}$`));
  await expect(page.getByRole('main')).not.toContainText('Not found');
}

test('a skirmish in a zone without a map tells its kills, and that there is no map', async ({
  scriptlessPage: page,
}) => {
  const { skirmishes } = await findBattles();
  const fight = requireFirst(skirmishes.nodes, 'skirmish with kills in a zone without a map');
  await openHtml(page, `/skirmish/${fight.id}`);
  await expectCountWithoutMap(page, await countKills({ skirmishId: { eq: fight.id } }));
});

test('a scenario in a zone without a map tells its kills, and that there is no map', async ({
  scriptlessPage: page,
}) => {
  const scenarios = await firstHundred<Run>(
    'scenarios',
    '',
    'id scenario { zone { id } } scoreboardEntries { kills }',
  );
  const runs = scenarios.filter(
    ({ scenario, scoreboardEntries }) =>
      ZONES.includes(Number(scenario.zone.id)) && scoreboardEntries.some(({ kills }) => kills > 0),
  );
  const run = requireFirst(runs, 'scenario with kills in a zone without a map');
  await openHtml(page, `/scenario/${run.id}/map`);
  await expectCountWithoutMap(page, await countKills({ instanceId: { eq: run.id } }));
});

for (const zone of ZONES) {
  test(`the heatmap of zone ${zone}, which has no map, tells the kills of 30 days`, async ({
    scriptlessPage: page,
  }) => {
    const today = Math.floor(MOMENT / DAY) * DAY;
    const count = await countKills({ zoneId: { eq: zone }, time: { gte: today - 30 * DAY } });
    await openHtml(page, `/zone_heatmap/${zone}`);
    if (count === 0) await expect(page.getByRole('main')).toContainText('Not found');
    else await expectCountWithoutMap(page, count);
  });
}
