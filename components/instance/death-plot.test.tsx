import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { EncounterStatistics } from '#lib/game/instances/encounters.ts';

import { DeathPlot } from './death-plot.tsx';

const markup = (rows: readonly EncounterStatistics[]) => renderToStaticMarkup(<DeathPlot rows={rows} />);

describe('DeathPlot', () => {
  const row = (id: string, averageDeaths: number, medianDuration = 60_000): EncounterStatistics => ({
    encounter: { id, name: `Boss ${id}` },
    tries: 9,
    totals: { totalCount: 5, averageDeaths, medianDeaths: 1, medianDuration, averageDuration: 1 },
  });

  it('names the deadliest encounter and the least deadly one', () => {
    const html = markup([row('1', 1.5), row('2', 3.256), row('3', 1), row('4', 9, 0)]);
    expect(html).toContain(
      'Boss 2 is the deadliest with 3.26 deaths on average when it is won, Boss 3 the least with 1 death.',
    );
    expect(html.match(/<rect /g)).toHaveLength(3);
    expect(html).toContain('width="100%"');
  });

  it('calls no encounter the deadliest where all are alike', () => {
    const html = markup([row('1', 2), row('2', 2.001)]);
    expect(html).toContain('Each encounter: 2 deaths on average when it is won.');
    expect(html).not.toContain('deadliest');
  });

  it('draws one encounter, and none without deaths', () => {
    expect(markup([row('1', 1)])).toContain('Boss 1: 1 death on average when it is won.');
    expect(markup([row('1', 0)])).toContain('No deaths are known.');
    expect(markup([])).not.toContain('<svg');
  });
});
