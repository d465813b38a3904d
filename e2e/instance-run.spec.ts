import { expect, type Page } from '@playwright/test';
import { shownDuration } from './pages/duration-words.ts';
import {
  byArchetype,
  byFight,
  clock,
  encounterFigures,
  expectedEncounters,
  grouped,
  partyFigures,
} from './api/expected-run.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { attemptOf, runOf, type Score } from './api/instance-run-api.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

/** The figures above the tables, by label. */
const shownFigures = (page: Page) =>
  page
    .locator('dl > div')
    .evaluateAll((cards) =>
      Object.fromEntries(
        cards.map((card) => [
          card.querySelector('dt')?.textContent,
          [...card.querySelectorAll('dd b')].map(({ textContent }) =>
            Number(textContent.replaceAll(',', '')),
          ),
        ]),
      ),
    );

/** The texts of a table's cells, row by row, without what only narrow screens show; pictures by what they say. */
const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll(':is(td, th):not(.hidden)')].map((cell) =>
          [cell.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt'), cell.textContent.trim()]
            .filter(Boolean)
            .join(' '),
        ),
      ),
    );

/** The players of a scoreboard, in its order. */
const names = (page: Page) => page.locator('[data-key=name] a[href^="/character/"]').allTextContents();

/** Sorts entries as a scoreboard does by default: most damage first, equal ones by name. */
const byDamage = (scores: readonly Score[]): readonly Score[] =>
  scores.toSorted(
    (one, other) => other.damage - one.damage || one.character.name.localeCompare(other.character.name, 'en'),
  );

/** A scoreboard that holds these entries in this order. */
async function expectScoreboard(page: Page, entries: readonly Score[]) {
  const scores = byDamage(entries);
  const rows = await rowsOf(page, 'Scoreboard');
  expect(rows.map((cells) => cells.slice(3))).toEqual(
    scores.map(({ level, renownRank, itemRating, deaths, damage, healing, protection }) => [
      `${level} / ${renownRank}`,
      ...[itemRating, deaths, damage, healing, protection].map(grouped),
    ]),
  );
  expect(await names(page)).toEqual(scores.map(({ character }) => character.name));
  const guilds = scores.flatMap(({ guild }) => (guild ? [`/guild/${guild.id}`] : []));
  const links = page.locator('[data-key=guild] a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(guilds);
}

test('a run shows its party, its encounters and its scoreboard', async ({ scriptlessPage: page }) => {
  const run = await runOf(fixtures().instanceRun);
  await openHtml(page, `/instance-run/${run.id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(run.instance.name);
  await expect(title.getByRole('link')).toHaveAttribute('href', `/instance/${run.instance.id}`);
  const header = page.locator('section').filter({ has: title });
  await expect(header).toContainText(`${clock(run.start)} UTC · ${shownDuration(run.end - run.start)}`);
  await expect(header.getByText(run.completed ? 'completed' : 'not completed', { exact: true })).toHaveCount(
    1,
  );

  expect(await shownFigures(page)).toEqual({
    ...partyFigures(run.scoreboardEntries, byArchetype),
    Encounters: encounterFigures(run),
  });
  expect(await rowsOf(page, 'Encounters')).toEqual(expectedEncounters(run));
  await expectScoreboard(page, run.scoreboardEntries);
});

test('a number has a tooltip that explains it', async ({ scriptlessPage: page }) => {
  const [score] = byDamage((await runOf(fixtures().instanceRun)).scoreboardEntries);
  await openHtml(page, `/instance-run/${fixtures().instanceRun}`);
  const titleOf = (key: string) => page.locator(`[data-key=${key}] [data-tooltip]`).first();
  const facts = {
    deaths: {
      'Damage received': score?.damageReceived,
      'Healing received': score?.healingReceived,
      'Protection received': score?.protectionReceived,
    },
    damage: { 'Kill damage': score?.killDamage },
    healing: {
      'Healing of self': score?.healingSelf,
      'Healing of others': score?.healingOthers,
      'Resurrections done': score?.resurrectionsDone,
    },
    protection: {
      'Protection of self': score?.protectionSelf,
      'Protection of others': score?.protectionOthers,
    },
  };
  for (const [key, lines] of Object.entries(facts)) {
    const text = Object.entries(lines).map(([label, value]) => `${label}: ${grouped(value ?? Number.NaN)}`);
    await expect(titleOf(key)).toHaveAttribute('title', text.join('\n'));
  }
});

test('a try at an encounter counts roles from the fight and leads to its neighbours', async ({
  scriptlessPage: page,
}) => {
  const run = await runOf(fixtures().instanceRun);
  const [before, { id } = { id: '' }, after] = run.encounters.slice(0, 3);
  const attempt = await attemptOf(id);
  await openHtml(page, `/instance-run/${run.id}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(attempt.encounter.name);
  expect(await shownFigures(page)).toEqual(partyFigures(attempt.scoreboardEntries, byFight));
  await expect(page.getByText(/^Roles are counted from what was done in this fight/)).toHaveCount(1);
  await expectScoreboard(page, attempt.scoreboardEntries);
  const links = page.getByRole('navigation', { name: 'Tries of the run' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/instance-run/${run.id}/${before?.id}`,
    `/instance-run/${run.id}`,
    ...(after ? [`/instance-run/${run.id}/${after.id}`] : []),
  ]);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText([
    /^Home/,
    /^Dungeon runs/,
    new RegExp(`^${run.instance.name}, `),
    new RegExp(`^${attempt.encounter.name}`),
  ]);
});

test('every column of a scoreboard sorts, those of the player too', async ({ page }) => {
  const { id, scoreboardEntries: party } = await runOf(fixtures().instanceRun);
  await page.goto(`/instance-run/${id}`);
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const nameOf = ({ character }: Score) => character.name;
  const byName = (one: Score, other: Score) => nameOf(one).localeCompare(nameOf(other), 'en');

  await header('Item rating').getByRole('link').click();
  await expect(page).toHaveURL(/\?sort=itemRating$/);
  const rated = party.toSorted((one, other) => other.itemRating - one.itemRating || byName(one, other));
  expect(await names(page)).toEqual(rated.map(nameOf));

  for (const direction of ['descending', 'ascending']) {
    await header('Name').getByRole('link').click();
    await expect(header('Name')).toHaveAttribute('aria-sort', direction);
    const sorted = party.toSorted(byName).map(nameOf);
    expect(await names(page)).toEqual(direction === 'ascending' ? sorted : sorted.toReversed());
  }
  for (const name of ['Career', 'Guild', 'Level', 'Healing', 'Protection']) {
    await header(name).getByRole('link').click();
    await expect(header(name)).toHaveAttribute('aria-sort', 'descending');
  }
});

test('what is not known of a run is said', async ({ scriptlessPage: page }) => {
  const endless = await runOf(fixtures().endlessRun);
  await openHtml(page, `/instance-run/${endless.id}`);
  const header = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header).toContainText(`${clock(endless.start)} UTC · end unknown`);
  expect(await rowsOf(page, 'Encounters')).toEqual(expectedEncounters(endless));

  await openHtml(page, `/instance-run/${fixtures().emptyRun}`);
  await expect(page.getByRole('main')).toContainText('start unknown · ');
  await expect(page.getByRole('main')).toContainText('No encounters.');
  await expect(page.getByRole('main')).toContainText('The scoreboard is empty.');
  expect(await shownFigures(page)).toEqual({});
});

test('a run or a try that does not exist is 404', async () => {
  const { instanceRun, endlessRun, encounterRun } = fixtures();
  const paths = [
    'abc',
    'toString',
    '00000000-0000-4000-8000-000000000000',
    instanceRun.toUpperCase(),
    ...['0', '01', 'abc', '9223372036854775807', '1'.repeat(20)].map((id) => `${instanceRun}/${id}`),
    `${endlessRun}/${encounterRun}`,
  ];
  for (const path of paths) {
    const { status, html } = await fetchPage(`${SITE}/instance-run/${path}`);
    expect(status, path).toBe(404);
    expect(html, path).toContain('Not found');
  }
});
