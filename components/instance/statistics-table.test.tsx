import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { EncounterStatistics } from '#lib/game/instances/encounters.ts';

import { StatisticsTable } from './statistics-table.tsx';

const row = (id: string, medianDuration: number): EncounterStatistics => ({
  encounter: { id, name: `Boss ${id}` },
  tries: 1_250,
  totals: { totalCount: 31, medianDuration, averageDuration: 0, medianDeaths: 7, averageDeaths: 2.345 },
});

const markup = (rows: readonly EncounterStatistics[], impossible = false) =>
  renderToStaticMarkup(<StatisticsTable rows={rows} impossible={impossible} />);

describe('StatisticsTable', () => {
  it('shows tries and wins, duration and deaths of what was won, and counts the rest', () => {
    const html = markup([row('1', 65_000), row('2', 0), row('3', 0)]);
    expect(html).toContain('Boss 1');
    expect(html).toContain('<span aria-hidden="true">1m 5s</span>');
    expect(html).toContain('2.35');
    expect(html).toContain('1,250');
    expect(html).toContain('31');
    expect(html).not.toContain('Boss 2');
    expect(html).toContain('Not listed: 2 encounters never won under this filter.');
  });

  it('has no note where everything was won', () => {
    expect(markup([row('1', 65_000)])).not.toContain('Not listed');
  });

  it('says why there is nothing', () => {
    expect(markup([row('1', 0)])).toContain('No encounter was won under this filter.');
    expect(markup([row('1', 0)], true)).toContain(
      'a lower bound of the filter is greater than the upper one',
    );
    expect(markup([])).toContain('No encounters are known.');
  });
});
