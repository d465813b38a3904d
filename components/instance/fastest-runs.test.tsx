import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FastestRuns } from './statistics-table.tsx';

const START = 1_795_281_919_294;
const MEMBER = { itemRating: 400, deaths: 2 };
const run = (id: string, end: number, completed: boolean) => ({
  id,
  start: START,
  end,
  completed,
  scoreboardEntries: [MEMBER, { ...MEMBER, itemRating: 501 }],
});

const markup = (runs: readonly ReturnType<typeof run>[], total = runs.length) =>
  renderToStaticMarkup(<FastestRuns sample={{ runs, total }} />);

describe('FastestRuns', () => {
  const won = run('a', START + 61_000, true);

  it('shows a run with its duration, rating and deaths', () => {
    const html = markup([won]);
    expect(html).toContain('<span aria-hidden="true">1m 1s</span>');
    expect(html).toContain('451');
    expect(html).toMatch(/4<span[^>]*> deaths/);
    expect(html).toContain('href="/instance-run/a"');
  });

  it('says how many were completed, and of how many', () => {
    const runs = [won, run('b', START + 5, false), run('c', 0, true)];
    expect(markup(runs).replaceAll(/<[^>]*>/g, '')).toContain('67% completed: 2 of 3 runs');
    expect(markup(runs, 400).replaceAll(/<[^>]*>/g, '')).toContain('67% completed: 2 of the newest 3 runs');
  });

  it('says why there are none', () => {
    expect(markup([])).toContain('No runs yet.');
    expect(markup([])).not.toContain('%');
    expect(markup([run('b', START + 5, false)])).toContain('No completed run has a known duration.');
  });
});
