import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { SampledRun } from '#lib/game/instances/run-sample.ts';

import { DeathPlot } from './death-plot.tsx';
import { DurationPlot } from './duration-plot.tsx';
import type { EncounterRow } from './encounter-columns.tsx';
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
    expect(html).toContain('Half of 10 runs took less than 30 minutes 30 seconds.');
    expect(html).toContain('The shortest took 20 minutes, the longest 52 minutes.');
    expect(html).toContain('1 more has no known end.');
    expect(html).toContain('median 31 min');
    const rows = cellsOf(html);
    expect(rows.reduce((sum, [, runs]) => sum + Number(runs), 0)).toBe(10);
    expect(rows.reduce((sum, [, , completed]) => sum + Number(completed), 0)).toBe(5);
    const drawn = rows.filter(([, runs]) => runs !== '0');
    expect(html.match(/<rect /g)).toHaveLength(2 * drawn.length);
  });

  it('says where a run stands among the others', () => {
    const html = markup(
      <DurationPlot
        sample={sampleOf(minutes)}
        run={{ id: 'run-5', start: START, end: START + 31 * MINUTE }}
      />,
    );
    expect(html).toContain('This run took 31 minutes: 44% of the other 9 took longer.');
    expect(html).toContain('this run 31 min');
  });

  it('draws no mark for a run without an end', () => {
    const html = markup(
      <DurationPlot sample={sampleOf(minutes)} run={{ id: 'run-10', start: START, end: 0 }} />,
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
    markup(<DurationPlot sample={sampleOf([30, 30, 30, 30, 30, 30])} />);
    markup(<DurationPlot sample={sampleOf([1, 2, 3, 4, 5, 5_000, 90_000])} />);
  });
});

describe('RatingPlot', () => {
  it('draws a point for each run with a known end, and tells them by shape', () => {
    const html = markup(<RatingPlot sample={sampleOf([20, 30, 25, 0, 40, 22, 35])} />);
    expect(html.match(/<use /g)).toHaveLength(6);
    expect(html.match(/href="#ratings-circle"/g)).toHaveLength(4);
    expect(html.match(/href="#ratings-triangle"/g)).toHaveLength(2);
    expect(html).toContain('6 runs by the average item rating of their parties.');
    expect(cellsOf(html)).toEqual([['500 to 549', '6', '4', '27.5']]);
  });

  it('says how ratings and durations go together', () => {
    const better = Array.from({ length: 24 }, (_, at) => 90 - 2 * at);
    expect(markup(<RatingPlot sample={sampleOf(better)} />)).toContain(
      'Completed runs took about 28.6 minutes less for every 100 points.',
    );
  });

  it('does not compare runs of several instances', () => {
    const better = Array.from({ length: 24 }, (_, at) => 90 - 2 * at);
    const html = markup(<RatingPlot sample={sampleOf(better)} mixed />);
    expect(html).toContain('Choose one instance to see how they go together.');
    expect(html).not.toContain('for every 100 points');
  });

  it('draws runs of one rating, and nothing for too few', () => {
    const equal = [20, 30, 25, 40, 22].map((minutes, at) => runAt(minutes, at, 600));
    expect(markup(<RatingPlot sample={{ runs: equal, total: 5 }} />)).toContain('<svg');
    expect(markup(<RatingPlot sample={{ runs: equal.slice(1), total: 4 }} />)).toContain('too few runs');
  });
});

describe('DeathPlot', () => {
  const row = (id: string, averageDeaths: number, medianDuration = 60_000): EncounterRow => ({
    encounter: { id, name: `Boss ${id}` },
    totals: { averageDeaths, medianDeaths: 1, medianDuration, averageDuration: 1 },
  });

  it('names the deadliest encounter and the least deadly one', () => {
    const html = markup(<DeathPlot rows={[row('1', 1.5), row('2', 3.256), row('3', 1), row('4', 9, 0)]} />);
    expect(html).toContain(
      'Boss 2 is the deadliest with 3.26 deaths on average, Boss 3 the least with 1 death.',
    );
    expect(html.match(/<rect /g)).toHaveLength(3);
    expect(html).toContain('width="88%"');
  });

  it('draws one encounter, and none without deaths', () => {
    expect(markup(<DeathPlot rows={[row('1', 1)]} />)).toContain('Boss 1: 1 death on average.');
    expect(markup(<DeathPlot rows={[row('1', 0)]} />)).toContain('Nobody is known to have died.');
    expect(markup(<DeathPlot rows={[]} />)).not.toContain('<svg');
  });
});
