import { expect, it } from 'vitest';

import type { ZoneWarFragment } from '#graphql/generated/documents.ts';
import { MAP_ZONES } from '#lib/game/places/war-map.ts';
import { quietZone } from '#lib/game/places/zone-war.ts';

import { rendered } from '../testing/rendered.ts';
import { Table } from '../ui/table/table.tsx';
import { DayPlot } from './day-plot.tsx';
import { HourGrid } from './hour-grid.tsx';
import { WarMap } from './war-map.tsx';
import { NeighbourLinks, ZoneFigures } from './zone-figures.tsx';
import { FOUGHT_COLUMNS, LONG_COLUMNS, PLAYER_COLUMNS, WEEK_COLUMNS } from './zone-tables.tsx';

const praag: ZoneWarFragment = {
  zoneId: 105,
  order: 20,
  destruction: 34,
  fighters: 84,
  mostFighters: 60,
  usual: { spans: 8, low: 8, median: 12, high: 20 },
};

it('shows every zone of the map as a link, with who leads, who fights and what is usual', async () => {
  const { links, text } = await rendered(<WarMap zones={[praag]} running={new Set(['105'])} />);
  expect(links.map(({ href }) => href).toSorted()).toEqual(MAP_ZONES.map((id) => `/zone/${id}`).toSorted());
  expect(links.find(({ href }) => href === '/zone/105')?.text).toBe(
    'Praag: 20 34 ; Destruction leads, 84 fighters; Battle now; usually 12 (8 to 20)',
  );
  expect(links.find(({ href }) => href === '/zone/6')?.text).toBe('Ekrund: No kill; usually none');
  expect(text.match(/Battle now/g)).toHaveLength(1);
  expect(text.match(/Order’s side/g)).toHaveLength(3);
});

it('lists zones with fighters over a day, and with the most in an hour over more', async () => {
  const rows = [{ ...praag, fighters: null }, quietZone('31', 2)];
  const key = ({ zoneId }: { readonly zoneId: number }) => String(zoneId);
  const day = await rendered(<Table caption="Day" columns={FOUGHT_COLUMNS} rows={[praag]} rowKey={key} />);
  expect(day.rows).toEqual([
    ['Zone', 'Order', 'Destruction', 'Fighters', 'Usual'],
    ['Praag Empire and Chaos, tier 4', '20', '34', '84', '12'],
  ]);
  const month = await rendered(<Table caption="Month" columns={LONG_COLUMNS} rows={rows} rowKey={key} />);
  expect(month.rows.slice(1)).toEqual([
    ['Praag Empire and Chaos, tier 4', '20', '34', '60', '12'],
    ['Mourkain Temple A scenario', '0', '0', '0', '–'],
  ]);
  const week = await rendered(
    <Table
      caption="Week"
      columns={WEEK_COLUMNS}
      rows={[
        { zoneId: 105, war: praag },
        { zoneId: 31, war: null },
      ]}
      rowKey={key}
    />,
  );
  expect(week.rows.slice(1)).toEqual([
    ['Praag Empire and Chaos, tier 4', '4', '20', '34'],
    ['Mourkain Temple A scenario', '–', '–', '–'],
  ]);
});

it('sums a zone up in words', async () => {
  const { text } = await rendered(<ZoneFigures war={{ ...praag, fighters: null }} span="month" />);
  expect(text).toContain('Kills in the last 30 days');
  expect(text).toContain(
    'Destruction leads 34 to 20; usually 12 (8 to 20); at most 60 fighters in an hour of the clock.',
  );
  const { links } = await rendered(<NeighbourLinks id="105" />);
  expect(links).toEqual([
    { text: 'Reikland', href: '/zone/109' },
    { text: 'Chaos Wastes', href: '/zone/103' },
  ]);
  expect((await rendered(<NeighbourLinks id="31" />)).html).toBe('');
});

it('draws the hours of the week with their table, and the days with theirs', async () => {
  const hours = Array.from({ length: 168 }, (_, hour) => ({
    hour,
    order: hour === 116 ? 16 : 0,
    destruction: 0,
    weeks: 8,
    usual: 0,
  }));
  const grid = await rendered(<HourGrid hours={hours} />);
  expect(grid.text).toContain('Most kills on Friday at 20:00 UTC, 16 in 8 weeks.');
  expect(grid.rows).toHaveLength(25);
  expect(grid.rows[21]).toEqual(['20:00', '0', '0', '0', '0', '2', '0', '0']);
  const days = await rendered(
    <DayPlot
      days={[
        { day: '2026-11-01', order: 1, destruction: 2 },
        { day: '2026-11-04', order: 4, destruction: 0 },
      ]}
    />,
  );
  expect(days.text).toContain('7 kills on 2 days, 2026-11-01 to 2026-11-04 (UTC).');
  expect(days.rows.slice(1)).toEqual([
    ['2026-11-04', '4', '0'],
    ['2026-11-01', '1', '2'],
  ]);
  expect((await rendered(<DayPlot days={[]} />)).html).toBe('');
});

it('lists who rules', async () => {
  const { rows, links } = await rendered(
    <Table
      caption="Players"
      columns={PLAYER_COLUMNS}
      rows={[
        { place: 1, sharedBy: 1, kills: 9, character: { id: '4', name: 'Ada', career: 'SLAYER' as const } },
      ]}
      rowKey={({ character }) => character.id}
    />,
  );
  expect(rows[1]?.at(0)).toBe('1');
  expect(rows[1]?.at(-1)).toBe('9');
  expect(links).toEqual([{ text: 'Ada', href: '/character/4' }]);
});
