import { describe, expect, it } from 'vitest';

import type { EncounterStatistics } from '#lib/game/instances/encounters.ts';

import { rendered } from '../testing/rendered.ts';
import { Table } from '../ui/table/table.tsx';
import { ENCOUNTER_COLUMNS } from './encounter-columns.tsx';
import { StatisticsTable } from './statistics-table.tsx';

const row = (id: string, medianDuration: number): EncounterStatistics => ({
  encounter: { id, name: `Boss ${id}` },
  tries: 1_250,
  totals: { totalCount: 31, medianDuration, averageDuration: 0, medianDeaths: 7, averageDeaths: 2.345 },
});

const shown = (rows: readonly EncounterStatistics[], impossible = false) =>
  rendered(<StatisticsTable rows={rows} impossible={impossible} />);

const WON = [
  'Boss 1',
  '1,250 tries',
  '31 wins',
  '1m 5s 1 minute 5 seconds median',
  '7 median deaths',
  '2.35 average deaths',
];

describe('statistics of encounters', () => {
  it('show tries and wins, duration and deaths of what was won, and count the rest', async () => {
    const { rows, text } = await shown([row('1', 65_000), row('2', 0), row('3', 0)]);
    expect(rows).toEqual([
      ['Encounter', 'Tries', 'Wins', 'Median duration', 'Median deaths', 'Average deaths'],
      WON,
    ]);
    expect(text).toContain('Not listed: 2 encounters never won under this filter.');
  });

  it('have no note where everything was won', async () => {
    expect((await shown([row('1', 65_000)])).text).toMatch(/average deaths$/);
  });

  it('say why there is nothing', async () => {
    expect((await shown([row('1', 0)])).text).toContain('No encounter was won under this filter.');
    expect((await shown([row('1', 0)], true)).text).toContain(
      'a lower bound of the filter is greater than the upper one',
    );
    expect((await shown([])).text).toContain('No encounters are known.');
  });

  it('have neither duration nor deaths of an encounter that was never won', async () => {
    const { rows } = await rendered(
      <Table
        caption="Encounters"
        layout="list"
        columns={ENCOUNTER_COLUMNS}
        rows={[row('1', 65_000), row('2', 0)]}
        rowKey={({ encounter }) => encounter.id}
      />,
    );
    expect(rows.slice(1)).toEqual([WON, ['Boss 2', '1,250 tries', '31 wins', 'Never won.', '', '']]);
  });
});
