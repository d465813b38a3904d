import { describe, expect, it } from 'vitest';

import { rendered } from '../testing/rendered.ts';
import { ShortRunList } from './short-run-list.tsx';
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

const fastest = (runs: readonly ReturnType<typeof run>[], total = runs.length) =>
  rendered(<FastestRuns sample={{ runs, total }} />);

describe('fastest runs', () => {
  const won = run('a', START + 61_000, true);
  const lost = run('b', START + 5, false);

  it('are shown with duration, rating and deaths', async () => {
    const { rows, links, html } = await fastest([won, lost]);
    expect(rows).toEqual([
      ['Time', 'Duration', 'Avg rating', 'Deaths', 'Details'],
      ['17:25 21 Nov 2026 UTC', '1m 1s 1 minute 1 second', '451 item rating', '4 deaths', 'Details'],
    ]);
    expect(links).toEqual([{ text: 'Details', href: '/instance-run/a' }]);
    expect(html).toContain('aria-label="Details of the run, 1 minute 1 second"');
  });

  it('follow how many were completed, and of how many', async () => {
    const runs = [won, lost, run('c', 0, true)];
    expect((await fastest(runs)).text).toContain('67% completed: 2 of 3 runs');
    expect((await fastest(runs, 400)).text).toContain('67% completed: 2 of the newest 3 runs');
  });

  it('are missing for a reason', async () => {
    const { text } = await fastest([]);
    expect(text).toContain('No runs yet.');
    expect(text).not.toContain('%');
    expect((await fastest([lost])).text).toContain('No completed run has a known duration.');
  });

  it('are followed by how each ended in a list of any runs', async () => {
    const runs = [{ ...won, scoreboardEntries: [] }, run('b', 0, false)];
    const { rows } = await rendered(<ShortRunList title="Latest" runs={runs} withOutcome empty="None." />);
    expect(rows.slice(1).map((row) => row.slice(1, 4))).toEqual([
      ['1m 1s 1 minute 1 second completed', '', '0 deaths'],
      ['end unknown not completed', '451 item rating', '4 deaths'],
    ]);
  });
});
