import { expect, type Page } from '@playwright/test';
import { plural, thousands } from '#lib/format/number.ts';
import { queryApi } from './api/api-client.ts';
import { instanceTruth, ratingOf, average, deathsOf, type Run } from './api/instance-truth.ts';
import { rowsOf } from './pages/row-texts.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { asShown } from './api/instance-run-api.ts';
import { shownDuration } from './pages/duration-words.ts';

const HEADERS =
  'Time,Dungeon,Duration,Encounters,Deaths,Min rating,Avg rating,Max rating,Tanks,Healers,DPS,Details';

const LATEST = `{
  instanceRuns(
    first: 25
    where: { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 } }
    order: [{ start: DESC }]
  ) {
    totalCount
    nodes {
      id start end completed instance { name encounters { id } }
      encounters { encounterId completed }
      scoreboardEntries { archetype itemRating deaths }
    }
  }
}`;

interface Latest {
  readonly totalCount: number;
  readonly nodes: readonly ListedRun[];
}

const PER_PAGE = 25;
const tableOf = (page: Page) => page.getByRole('table', { name: 'Dungeon runs' });
const shownRows = async (page: Page) => (await rowsOf(tableOf(page))).map((row) => row.slice(1));
const shownTimes = (page: Page) =>
  tableOf(page)
    .locator('time[data-format]')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
const idsShown = async (page: Page) => (await shownRows(page)).map((row) => row.at(-1)?.split('/').at(-1));

test('runs that count are listed, newest first', async ({ scriptlessPage: page }) => {
  const { instanceRuns } = await queryApi<{ instanceRuns: Latest }>(LATEST);
  await openHtml(page, '/instance-runs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dungeon runs');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText([/^Home/, 'Dungeon runs']);
  await expect(tableOf(page).getByRole('columnheader')).toHaveText(HEADERS.split(','));
  expect(await shownRows(page)).toEqual(instanceRuns.nodes.map((run) => expectedRow(run)));
  expect(await shownTimes(page)).toEqual(instanceRuns.nodes.map(({ start }) => start));
  await expect(page.getByText(/^[\d,]+ runs?$/)).toHaveText(`${thousands(instanceRuns.totalCount)} runs`);
  await expect(page.getByRole('main')).not.toContainText('Half of');

  const nonsense = 'instance=toString&completedEncounters=abc&minItemRatingMin=-5&minItemRatingMax=0';
  await openHtml(page, `/instance-runs?${nonsense}&avgItemRatingMax=1.5&maxItemRatingMax=999999`);
  expect(await idsShown(page)).toEqual(instanceRuns.nodes.map(({ id }) => id));
  await expect(page.getByRole('combobox', { name: 'Dungeon' })).toHaveValue('all');
  const numbers = page.getByRole('spinbutton', { includeHidden: true });
  await expect(numbers).toHaveCount(7);
  for (const number of await numbers.all()) await expect(number).toHaveValue('');
  const next = page.getByRole('link', { name: 'Next' });
  await expect(next).toHaveAttribute('href', /^\/instance-runs\?after=[^&]+$/);
});

test('the filter keeps an instance and ratings, and shows its values', async ({ scriptlessPage: page }) => {
  const { instance, runs } = await instanceTruth();
  const ratings = runs.map(ratingOf).toSorted((one, other) => one - other);
  const above = Math.ceil(ratings[2] ?? 0);
  const below = Math.floor(ratings.at(-3) ?? 0);
  const kept = runs.filter((run) => ratingOf(run) >= above && ratingOf(run) <= below);
  expect(kept.length).toBeLessThan(runs.length);
  const filter = `avgItemRatingMax=${below}&avgItemRatingMin=${above}&instance=${instance.id}&maxItemRatingMin=1`;
  await openHtml(page, `/instance-runs?${filter}`);
  expect(await shownRows(page)).toEqual(
    kept.slice(0, PER_PAGE).map((run) => expectedRow({ ...run, instance })),
  );
  await expect(page.getByText(/^[\d,]+ runs?$/)).toHaveText(
    `${kept.length} ${plural(kept.length, 'run', 'runs')}`,
  );
  await expect(page).toHaveTitle(/^Runs of /);
  // A part of the page of the instance: an address of its own, which is not listed.
  const canonical = page.locator('link[rel=canonical]');
  expect((await canonical.getAttribute('href'))?.endsWith(`/instance-runs?${filter}`)).toBe(true);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await expect(page.getByRole('combobox', { name: 'Dungeon' })).toHaveValue(instance.id);
  const fields = page.getByRole('group').getByRole('spinbutton');
  const values = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('value') ?? ''));
  expect(values).toEqual(['', '', String(below), String(above), '', '1']);
});

test('bounds that exclude each other are explained', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/instance-runs?avgItemRatingMax=400&avgItemRatingMin=500&minItemRatingMin=10');
  await expect(tableOf(page).locator('tbody tr')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('No runs.')).toHaveCount(1);
  await expect(main.getByText(/at once/)).toHaveText([
    'Average item rating: nothing is below 400 and above 500 at once.',
  ]);
});

test('an instance that is no choice of the form is filtered by too', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/instance-runs?instance=65000');
  await expect(page.getByRole('main')).toContainText('No runs.');
  await expect(page.getByRole('combobox', { name: 'Dungeon' })).toHaveValue('65000');
});

test('what is typed is applied by Enter, a choice at once', async ({ page }) => {
  // Before the scripts are there, a browser sends empty fields too.
  await page.goto('/instance-runs');
  await untilQuiet(page);
  await page.getByText('More filters').click();
  // Folded away again once no rating is chosen.
  const includeHidden = true;
  const above = page
    .getByRole('group', { name: 'Max item rating', includeHidden })
    .getByRole('spinbutton', { name: 'Above', includeHidden });
  await above.fill('600');
  await expect(page).toHaveURL('/instance-runs');
  await above.press('Enter');
  await expect(page).toHaveURL('/instance-runs?maxItemRatingMin=600');
  await expect(above).toBeFocused();
  await page.getByRole('combobox', { name: 'Dungeon' }).selectOption('Gunbad');
  await expect(page).toHaveURL('/instance-runs?instance=60&maxItemRatingMin=600');
  await expect(above).toHaveValue('600');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/instance-runs');
  await expect(above).toHaveValue('');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('runs are filtered by a plain form', async ({ page }) => {
    await page.goto('/instance-runs');
    await page.getByLabel('Min completed encounters').fill('3');
    await page.getByText('More filters').click();
    const group = page.getByRole('group', { name: 'Min item rating' });
    await group.getByRole('spinbutton', { name: 'Below' }).fill('500');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/completedEncounters=3&minItemRatingMax=500&minItemRatingMin=&/);
    await page.waitForLoadState();
    await expect(page.getByLabel('Min completed encounters')).toHaveValue('3');
    await expect(group.getByRole('spinbutton')).toHaveCount(2);
    await expect(group.getByRole('spinbutton', { name: 'Above' })).toHaveValue('');
    const lowest = (await shownRows(page)).map((row) => Number(row[4]));
    expect(lowest.length).toBeGreaterThan(0);
    expect(lowest.filter((rating) => rating > 500)).toEqual([]);
  });
});

/** A run, as far as a list of runs is made of it. */
type ListedRun = Pick<Run, 'id' | 'start' | 'end' | 'completed' | 'scoreboardEntries'> & {
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
  readonly instance: { readonly name: string; readonly encounters: readonly { readonly id: string }[] };
};

/** The row of a run, after its time: cells, and where it leads. */
function expectedRow(run: ListedRun): readonly string[] {
  const { instance, id, start, end, encounters, scoreboardEntries } = run;
  const ratings = scoreboardEntries.map(({ itemRating }) => itemRating);
  const roles = [['TANK'], ['HEALER'], ['MELEE_DPS', 'RANGED_DPS']].map(
    (archetypes) => scoreboardEntries.filter(({ archetype }) => archetypes.includes(archetype)).length,
  );
  const numbers = [
    new Set(encounters.map(({ encounterId }) => encounterId)).size,
    deathsOf(run),
    Math.min(...ratings),
    Math.round(average(ratings)),
    Math.max(...ratings),
    ...roles,
  ];
  const duration = end > 0 ? shownDuration(end - start) : 'end unknown';
  return [
    instance.name + outcomeWords(run),
    duration,
    ...numbers.map(String),
    'Details',
    `/instance-run/${id}`,
  ];
}

/** Describes the progress of a run that was given up. */
function outcomeWords(run: ListedRun): string {
  const { completed, encounters } = asShown(run);
  if (completed) return '';
  const won = new Set(encounters.filter((each) => each.completed).map(({ encounterId }) => encounterId)).size;
  if (won === 0) return 'given up before the first encounter was won';
  const listed = run.instance.encounters.map(({ id }) => id);
  const all = new Set([...listed, ...encounters.map(({ encounterId }) => encounterId)]).size;
  return `given up after ${won} of ${all} ${all === 1 ? 'encounter' : 'encounters'}`;
}
