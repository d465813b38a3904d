import { expect, type Page } from '@playwright/test';
import { shownDuration } from './pages/duration-words.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { attemptOf, runOf, type Score, type Attempt, type Run } from './api/instance-run-api.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

/** A number with its thousands grouped. */
const grouped = (value: number) => value.toLocaleString('en-US');
/** The time of day of epoch milliseconds, in UTC. */
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);

const ARCHETYPES = { TANK: 'tanks', HEALER: 'healers', MELEE_DPS: 'dealers', RANGED_DPS: 'dealers' } as const;
const TANKS = 'IRON_BREAKER BLACK_ORC KNIGHT_OF_THE_BLAZING_SUN CHOSEN SWORD_MASTER BLACK_GUARD'.split(' ');
const HEALERS = 'RUNE_PRIEST SHAMAN WARRIOR_PRIEST ZEALOT ARCHMAGE DISCIPLE_OF_KHAINE'.split(' ');

type PartyScore = Attempt['scoreboardEntries'][number];
type RoleOf = (score: PartyScore) => string | undefined;
/** A player's part in the whole run. */
const byArchetype: RoleOf = ({ archetype }) =>
  Object.entries(ARCHETYPES).find(([known]) => known === archetype)?.[1];
/** A player's role, by what they did. */
const byFight: RoleOf = ({ character: { career }, healing, damage }) => {
  if (TANKS.includes(career)) return 'tanks';
  return HEALERS.includes(career) && healing > damage ? 'healers' : 'dealers';
};

const rolesOf = (party: readonly PartyScore[], roleOf: RoleOf) =>
  ['tanks', 'healers', 'dealers'].map((role) => party.filter((score) => roleOf(score) === role).length);
const deathsOf = (party: readonly PartyScore[]) => party.reduce((sum, { deaths }) => sum + deaths, 0);

function ratingsOf(party: readonly PartyScore[]) {
  const ratings = party.map(({ itemRating }) => itemRating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return [Math.min(...ratings), Math.round(sum / ratings.length), Math.max(...ratings)];
}

/** The figures that a page shows of a party. */
const partyFigures = (party: readonly PartyScore[], roleOf: RoleOf) => ({
  'Item rating': ratingsOf(party),
  Deaths: [deathsOf(party)],
  Roles: rolesOf(party, roleOf),
});

/** Counts the encounters that a run met and completed, and its tries. */
function encounterFigures({ encounters }: Run): readonly number[] {
  const idsOf = (some: readonly Attempt[]) => new Set(some.map(({ encounterId }) => encounterId)).size;
  return [idsOf(encounters), idsOf(encounters.filter(({ completed }) => completed)), encounters.length];
}

/** Returns the expected rows of the table of a run's encounters. */
function expectedEncounters({ encounters }: Run) {
  return encounters.map((attempt, index) => {
    const same = (other: Attempt) => other.encounterId === attempt.encounterId;
    const isRetried = encounters.filter(same).length > 1;
    const { start, end, completed, scoreboardEntries: party } = attempt;
    return [
      clock(start),
      `${completed ? 'completed' : 'not completed'} ${attempt.encounter.name}` +
        (isRetried ? `try ${encounters.slice(0, index + 1).filter(same).length}` : ''),
      end > 0 ? shownDuration(end - start) : 'end unknown',
      ...[deathsOf(party), ...ratingsOf(party), ...rolesOf(party, byArchetype)].map(String),
      'Details',
    ];
  });
}

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
