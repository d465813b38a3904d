import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { SampledRun } from '#lib/game/instances/run-sample.ts';

import { DurationPlot } from './duration-plot.tsx';
import { RatingPlot } from './rating-plot.tsx';

const START = 1_795_281_919_294;
const MINUTE = 60_000;

const runAt = (minutes: number, at: number, itemRating = 500 + 7 * at): SampledRun => ({
  id: `run-${at}`,
  start: START,
  end: minutes === 0 ? 0 : START + minutes * MINUTE,
  completed: at % 2 === 0,
  scoreboardEntries: [{ itemRating, deaths: 1 }],
});

const sampleOf = (minutes: readonly number[], total = minutes.length) => ({
  runs: minutes.map((each, at) => runAt(each, at)),
  total,
});

const markup = (plot: ReactElement) => {
  const html = renderToStaticMarkup(plot);
  expect(html).not.toMatch(/NaN|Infinity|undefined|null/);
  expect(html).not.toContain('style=');
  return html;
};

const cellsOf = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/g)]
    .slice(1)
    .map(([row]) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell?.replaceAll(/<[^>]*>/g, '')),
    );

describe('DurationPlot', () => {
  const minutes = [20, 21, 24, 26, 30, 31, 33, 41, 44, 52, 0];

  it('says in words and in a table what it draws', () => {
    const html = markup(<DurationPlot sample={sampleOf(minutes)} />);
    expect(html).toContain('Half of 5 completed runs took 30m or less.');
    expect(html).toContain('The shortest of 10 runs took 20m, the longest 52m.');
    expect(html).toContain('1 more has no known end.');
    expect(html).not.toContain('looked at');
    expect(html).toContain('median 30 min');
    expect(html).toMatch(/completed.*not completed/);
    expect(cellsOf(html).map((row) => row.join(', '))).toEqual([
      '20 to 25, 3, 2',
      '25 to 30, 1, 0',
      '30 to 35, 3, 2',
      '35 to 40, 0, 0',
      '40 to 45, 2, 1',
      '45 to 50, 0, 0',
      '50 to 55, 1, 0',
    ]);
    expect(html.match(/<rect /g)).toHaveLength(10);
  });

  it('has no median of runs of several instances', () => {
    const html = markup(<DurationPlot sample={sampleOf(minutes)} mixed />);
    expect(html).toContain('The shortest of 10 runs took 20m, the longest 52m.');
    expect(html).not.toMatch(/Half of|median/);
  });

  it('has no median where no run was completed', () => {
    const given = minutes.map((each, at) => runAt(each, 2 * at + 1));
    expect(markup(<DurationPlot sample={{ runs: given, total: 11 }} />)).not.toMatch(/Half of|median/);
    const runs = [...given, runAt(25, 0)];
    expect(markup(<DurationPlot sample={{ runs, total: 12 }} />)).toContain(
      'The one completed run took 25m.',
    );
  });

  it('says where a run stands among the others', () => {
    const html = markup(
      <DurationPlot
        sample={sampleOf(minutes)}
        run={{ id: 'run-4', start: START, end: START + 30 * MINUTE, completed: true }}
      />,
    );
    expect(html).toContain('This run took 30m: 2 of the other 4 completed runs took longer.');
    expect(html).toContain('this run 30 min');
    const tops = [...html.matchAll(/<line [^>]*y1="(-\d+)"/g)].map(([, top]) => top);
    expect(tops).toEqual(['-6', '-6']);
  });

  it('does not compare an abandoned run', () => {
    const run = { id: 'run-5', start: START, end: START + 9 * MINUTE, completed: false };
    const html = markup(<DurationPlot sample={sampleOf(minutes)} run={run} />);
    expect(html).toContain('This run took 9m and was not completed.');
    expect(html).not.toContain('took longer');
    const only = { ...sampleOf(minutes), runs: minutes.map((each, at) => runAt(each, 2 * at + 1)) };
    const first = { ...run, id: 'run-0', completed: true };
    expect(markup(<DurationPlot sample={only} run={first} />)).not.toContain('This run');
  });

  it('draws no mark for a run without an end', () => {
    const html = markup(
      <DurationPlot
        sample={sampleOf(minutes)}
        run={{ id: 'run-10', start: START, end: 0, completed: true }}
      />,
    );
    expect(html).not.toContain('this run');
    expect(html).not.toContain('This run');
  });

  it('says that it knows only the newest runs', () => {
    const html = markup(<DurationPlot sample={sampleOf(minutes, 844)} />);
    expect(html).toContain('Only the newest 11 of 844 runs are looked at.');
  });

  it.each([
    [[], 'There is no run whose duration is known.'],
    [[0, 0], 'There is no run whose duration is known.'],
    [[12, 0, 14], 'There are too few runs whose duration is known: 2.'],
  ])('draws nothing for %j', (few, words) => {
    const html = markup(<DurationPlot sample={sampleOf(few)} />);
    expect(html).toContain(words);
    expect(html).not.toContain('<svg');
  });

  it('draws runs that all took the same, and very long ones', () => {
    expect(markup(<DurationPlot sample={sampleOf([30, 30, 30, 30, 30, 30])} />)).toContain(
      'Half of 3 completed runs took 30m or less.',
    );
    const long = markup(<DurationPlot sample={sampleOf([1, 2, 3, 4, 5, 180, 400, 5_000])} />);
    expect(cellsOf(long)[0]).toEqual(['0 to 15', '5', '3']);
    expect(cellsOf(long).at(-1)?.[0]).toMatch(/and more$/);
    expect(long).toContain('1 more took less than a minute or more than seven hours, which cannot be.');
    expect(long).not.toContain('no known end');
  });
});

describe('RatingPlot', () => {
  it('draws a point for each run with a known end, and tells them by shape', () => {
    const html = markup(<RatingPlot sample={sampleOf([20, 30, 25, 0, 40, 22, 35])} />);
    expect(html.match(/<use /g)).toHaveLength(6);
    expect(html.match(/href="#ratings-circle"/g)).toHaveLength(4);
    expect(html.match(/href="#ratings-triangle"/g)).toHaveLength(2);
    expect(html).toContain('6 runs by the average item rating of their parties.');
    expect(cellsOf(html)).toEqual([['500 to 549', '6', '4', '30']]);
  });

  it.each([
    [-2, 'Completed runs took about 28.6 minutes less for every 100 points.'],
    [0.07, 'Completed runs took about 1 minute more for every 100 points.'],
    [0.001, 'Ratings and durations of completed runs do not clearly go together.'],
    [0, 'Ratings and durations of completed runs do not clearly go together.'],
  ])('says how ratings and durations go together where each run takes %d minutes more', (more, words) => {
    const sample = sampleOf(Array.from({ length: 24 }, (_, at) => 90 + more * at));
    const html = markup(<RatingPlot sample={sample} />);
    expect(html).toContain(words);
    expect(html).not.toMatch(/looked at|outside/);
    expect(markup(<RatingPlot sample={{ ...sample, total: 1844 }} />)).toContain(
      'Only the newest 24 of 1,844 runs are looked at.',
    );
  });

  it('leaves very long runs out of the plot, and says so', () => {
    const better = Array.from({ length: 24 }, (_, at) => 90 - 2 * at);
    const html = markup(<RatingPlot sample={sampleOf([...better, 400])} />);
    expect(html).toContain('1 of more than 90 minutes lies outside of the plot.');
    expect(html).toContain('Completed runs took about 28.6 minutes less for every 100 points.');
    expect(html.match(/<use /g)).toHaveLength(24);
    expect(cellsOf(html).reduce((sum, [, runs]) => sum + Number(runs), 0)).toBe(25);
  });

  it('does not compare runs of several instances', () => {
    const better = Array.from({ length: 24 }, (_, at) => 90 - 2 * at);
    const html = markup(<RatingPlot sample={sampleOf(better)} mixed />);
    expect(html).toContain('Choose one dungeon to see how they go together.');
    expect(html).not.toContain('for every 100 points');
    expect(html).not.toContain('Median');
  });

  it('draws runs of one rating, and nothing for too few', () => {
    const equal = [20, 30, 25, 40, 22].map((minutes, at) => runAt(minutes, at, 600));
    const html = markup(<RatingPlot sample={{ runs: equal, total: 5 }} />);
    expect(html.match(/>600<\/text>/g)).toHaveLength(1);
    expect(markup(<RatingPlot sample={{ runs: equal.slice(1), total: 4 }} />)).toContain('too few runs');
  });

  it('draws the line over the completed runs alone, and never outside of the plot', () => {
    const completed = Array.from({ length: 12 }, (_, at) => ({ ...runAt(60 - 5 * at, at), completed: true }));
    const given = { ...runAt(5, 200), completed: false };
    const html = markup(<RatingPlot sample={{ runs: [...completed, given], total: 13 }} />);
    expect(html).toContain('<line x1="25%" x2="28.85%" y1="0%" y2="91.67%"');
    expect(html).toContain('<use href="#ratings-circle" x="25%" y="0%">');
    expect(html).toContain('<use href="#ratings-circle" x="28.85%" y="91.67%">');
  });
});
