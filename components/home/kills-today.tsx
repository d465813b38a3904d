import type { KillsToday as Kills } from '#lib/game/boards/war-state.ts';
import { thousands } from '#lib/format/number.ts';
import { toDate, utcTimeShort } from '#lib/format/time.ts';
import { REALMS } from '#lib/game/players/realms.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

interface Row {
  readonly realm: 'order' | 'destruction';
  readonly today: number;
  readonly yesterday: number;
  readonly lastWeek: number;
}

const count = (header: string, of: (row: Row) => number): Column<Row> => ({
  header,
  align: 'end',
  cell: (row) => thousands(of(row)),
});

const COLUMNS: readonly Column<Row>[] = [
  {
    header: 'Realm',
    cell: ({ realm }) => (
      <span className="flex items-center gap-2">
        <img src={staticImages.realm(realm)} alt="" width={18} height={18} />
        <span className={realm === 'order' ? 'text-order tiny:sr-only' : 'text-destruction tiny:sr-only'}>
          {REALMS[realm === 'order' ? 'ORDER' : 'DESTRUCTION'].label}
        </span>
      </span>
    ),
  },
  { header: 'Today', align: 'end', cell: ({ today }) => <b>{thousands(today)}</b> },
  count('Yesterday', ({ yesterday }) => yesterday),
  count('A week ago', ({ lastWeek }) => lastWeek),
];

/** Kills of this day by realm, beside those of two earlier days until the same time. */
export function KillsToday({ until, today, yesterday, lastWeek }: Kills) {
  const row = (realm: Row['realm']): Row => ({
    realm,
    today: today[realm],
    yesterday: yesterday[realm],
    lastWeek: lastWeek[realm],
  });
  const time = utcTimeShort(toDate(until) ?? new Date(0));
  return (
    <Panel as="section" ornate className="overflow-hidden" aria-labelledby="today">
      <h2 id="today" className="px-4 pt-3.5 text-md">
        Kills today
      </h2>
      <p className="px-4 pb-3 text-sm text-muted">Each day until {time} UTC</p>
      <Table
        caption={`Kills today, until ${time} UTC, and on two earlier days, by realm`}
        columns={COLUMNS}
        rows={[row('order'), row('destruction')]}
        rowKey={({ realm }) => realm}
      />
    </Panel>
  );
}
