import { expect } from '@playwright/test';

import { shownDuration } from './pages/duration-words.ts';
import { fetchPage } from './api/http-client.ts';
import {
  average,
  deathsOf,
  durationsOf,
  expectedEncounters,
  instanceTruth,
  middles,
  ratingOf,
  type Run,
} from './api/instance-truth.ts';
import { rowsOf } from './pages/row-texts.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

const durationOf = (run: Run) => (run.end > 0 ? shownDuration(run.end - run.start) : 'end unknown');
const expectedRun = (run: Run, outcome = '') => [
  durationOf(run) + outcome,
  ratingOf(run).toFixed(0),
  String(deathsOf(run)),
  'Details',
  `/instance-run/${run.id}`,
];

test('an instance shows its encounters and its runs, without those that do not count', async ({
  scriptlessPage: page,
}) => {
  const { instance, uncounted, runs, tries } = await instanceTruth();
  expect(uncounted).toBeGreaterThan(1);
  await openHtml(page, `/instance/${instance.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(instance.name);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/^Home/, /^Dungeons/, instance.name]);
  const main = page.getByRole('main');
  await expect(main).toContainText(`${instance.encounters.length} encounters`);
  const completed = runs.filter((run) => run.completed && run.end > 0);
  expect(completed.length).toBeGreaterThan(1);
  await expect(main.getByRole('term')).toHaveText([
    `Median of ${completed.length} completed runs`,
    'Runs of six players or more',
  ]);
  await expect(main.getByRole('definition')).toHaveText([
    shownDuration(average(middles(durationsOf(completed)))),
    String(runs.length),
  ]);

  const encounters = page.getByRole('table', { name: 'Encounters' });
  const shown = (await rowsOf(encounters)).map((row) => row.slice(1, 7));
  expect(shown).toEqual(expectedEncounters(instance, tries));

  const won = runs.filter(({ completed }) => completed);
  const percent = ((won.length / runs.length) * 100).toFixed(0);
  await expect(main).toContainText(`${percent}% completed: ${won.length} of ${runs.length} runs`);
  const fastest = won
    .filter(({ end }) => end > 0)
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))
    .slice(0, 5);
  expect(fastest).toHaveLength(5);
  const listed = async (name: string) =>
    (await rowsOf(page.getByRole('table', { name }))).map((row) => row.slice(1));
  expect(await listed('Fastest completed runs')).toEqual(fastest.map((run) => expectedRun(run)));
  expect(await listed('Latest runs')).toEqual(
    runs.slice(0, 5).map((run) => expectedRun(run, run.completed ? ' completed' : ' not completed')),
  );
  await expect(main.getByRole('link', { name: 'All runs' })).toHaveAttribute(
    'href',
    `/instance-runs?instance=${instance.id}`,
  );
});

test('an instance that does not exist is 404', async () => {
  for (const id of ['99999999', '060', 'toString']) {
    for (const path of [`/instance/${id}`, `/instance-statistics/${id}`]) {
      const { status, html } = await fetchPage(SITE + path);
      expect(status, path).toBe(404);
      expect(html, path).toContain('Not found');
    }
  }
});
