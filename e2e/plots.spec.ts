import { expect } from '@playwright/test';

import { short } from './pages/duration-words.ts';
import { average, durationsOf, expectedEncounters, instanceTruth, ratingOf } from './api/instance-truth.ts';
import { rowsOf } from './pages/row-texts.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

const MINUTE = 60_000;

const middle = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return average(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
};

test('the plots of an instance say what a plain computation over its runs says', async ({
  scriptlessPage: page,
}) => {
  const { instance, runs, tries } = await instanceTruth();
  await openHtml(page, `/instance/${instance.id}`);
  const timed = runs.filter(({ end }) => end > 0);
  const completed = timed.filter((run) => run.completed);
  const minutes = durationsOf(timed).map((duration) => duration / MINUTE);

  const durations = page.getByRole('figure', { name: /^How long runs took/ });
  await expect(durations).toContainText(
    `Half of ${completed.length} completed runs took ${short(middle(durationsOf(completed)))} or less.`,
  );
  await expect(durations).toContainText(
    `The shortest of ${timed.length} runs took ${short(Math.min(...durationsOf(timed)))}, the longest ${short(Math.max(...durationsOf(timed)))}.`,
  );
  await durations.locator('details').evaluate((details) => details.setAttribute('open', ''));
  const bins = await rowsOf(durations.getByRole('table'));
  for (const [range = '', count, done] of bins) {
    const [from = 0, to = Infinity] = range.match(/\d+/g)?.map(Number) ?? [];
    const within = timed.filter((_, at) => (minutes[at] ?? 0) >= from && (minutes[at] ?? 0) < to);
    expect([count, done], range).toEqual([
      String(within.length),
      String(within.filter((run) => run.completed).length),
    ]);
  }
  const total = bins.reduce((sum, [, count]) => sum + Number(count), 0);
  expect(total).toBe(timed.length);
  await expect(durations.locator('svg[role=img] rect')).toHaveCount(
    2 * bins.filter(([, count]) => count !== '0').length,
  );

  const ratings = page.getByRole('figure', { name: /^Item rating and duration/ });
  await expect(ratings.locator('svg use')).toHaveCount(timed.length);
  await ratings.locator('details').evaluate((details) => details.setAttribute('open', ''));
  for (const [range = '', count, done, median] of await rowsOf(ratings.getByRole('table'))) {
    const [from = 0] = range.match(/\d+/g)?.map(Number) ?? [];
    const within = timed.filter((run) => Math.floor(Math.round(ratingOf(run)) / 50) * 50 === from);
    expect([count, done], range).toEqual([
      String(within.length),
      String(within.filter((run) => run.completed).length),
    ]);
    const ended = durationsOf(within.filter((run) => run.completed));
    if (ended.length === 0) expect(median).toBe('–');
    else expect(Number(median)).toBeCloseTo(middle(ended) / MINUTE, 0);
  }

  const encounters = expectedEncounters(instance, tries);
  const [most] = encounters.toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)));
  const [name, deaths] = [most?.[0], most?.at(-1)];
  const deadly = page.getByRole('figure', { name: /^Deaths by encounter/ });
  await expect(deadly).toContainText(
    `${name} is the deadliest with ${deaths} deaths on average when it is won`,
  );
  await expect(deadly.getByRole('listitem')).toHaveCount(encounters.length);
});

test('a run says how it compares with the others of its instance', async ({ scriptlessPage: page }) => {
  const { runs } = await instanceTruth();
  const timed = runs.filter(({ end }) => end > 0);
  const run = timed.find(({ completed }) => completed);
  const others = timed.filter((other) => other.completed && other !== run);
  const [duration = 0] = durationsOf(run ? [run] : []);
  const longer = durationsOf(others).filter((other) => other > duration).length;
  await openHtml(page, `/instance-run/${run?.id}`);
  await expect(page.getByRole('figure', { name: /^How long runs took/ })).toContainText(
    `This run took ${short(duration)}: ${longer} of the other ${others.length} completed runs took longer.`,
  );
});
