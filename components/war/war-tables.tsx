import type { FightersOfTierFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { isoString } from '#lib/format/time.ts';
import { type DatedEvent, eventKey, eventKind } from '#lib/game/war/events.ts';
import {
  type FoughtSpan,
  shortMoment,
  tierLabel,
  type UsualSpan,
  usualFighters,
} from '#lib/game/war/fighters.ts';
import type { RecentResults } from '#lib/game/war/scenario-results.ts';

import { BATTLE_COLUMNS, BATTLE_LAYOUT } from '../battle/list/battle-columns.tsx';
import type { Column } from '../ui/table/column.ts';
import type { TableShape } from '../ui/table/table.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';

const count = <Name extends string>(header: string, name: Name): Column<Readonly<Record<Name, number>>> => ({
  header,
  align: 'end',
  cell: (row) => thousands(row[name]),
});

const SIDES = [count('Order', 'order'), count('Destruction', 'destruction')] as const;

const USUAL: Column<UsualSpan> = {
  header: 'Usual',
  meaning:
    'Median of both realms together at the same time of the eight weeks before; in brackets from the first to the third quartile',
  align: 'end',
  cell: ({ usual }) => usualFighters(usual),
};

const START: Column<FoughtSpan> = { header: 'From (UTC)', cell: ({ start }) => shortMoment(start) };

/** The columns of the fighters of five minutes, and of an hour. */
export const SPAN_COLUMNS = [START, ...SIDES] as const;
export const HOUR_COLUMNS = [START, ...SIDES, USUAL] as const;

/** The fighters of the last hour, everywhere and by the tier of the zones. */
export const TIER_TABLE: TableShape<FightersOfTierFragment> = {
  caption: 'Fighters of the last hour',
  columns: [{ header: 'Where', cell: ({ tier }) => tierLabel(tier) }, ...SIDES, USUAL],
  rowKey: ({ tier }) => String(tier),
};

/** The battles that may still go on. */
export const RUNNING_BATTLES = {
  title: 'Running battles',
  empty: 'No battle has had a kill in the last 15 minutes.',
  ...BATTLE_LAYOUT,
  columns: BATTLE_COLUMNS,
  rowKey: ({ id }: { readonly id: string }) => id,
};

const SCENARIO_COLUMNS: readonly Column<RecentResults>[] = [
  { header: 'Scenario', cell: ({ name }) => name },
  count('Runs', 'runs'),
  ...SIDES,
];

/** The scenarios that ended in the last hour, by who won them. */
export const RECENT_SCENARIOS = {
  title: 'Scenarios of the last hour',
  empty: 'No scenario ended in the last hour.',
  columns: SCENARIO_COLUMNS,
  rowKey: ({ name }: RecentResults) => name,
};

/** A moment of an event; null while it is not known. */
export const eventTime = (date: Date | null) =>
  date ? <Timestamp at={isoString(date)} precision="minute" /> : 'not known yet';

const EVENT_COLUMNS: readonly Column<DatedEvent>[] = [
  {
    header: 'Event',
    names: true,
    narrow: 'shrinks',
    cell: (event) => (
      <>
        <b id={eventKey(event)}>{event.name}</b>
        <span className="hidden text-sm narrow:block">
          {eventTime(event.start)} to {eventTime(event.end)}
        </span>
      </>
    ),
  },
  { header: 'Kind', narrow: 'hidden', cell: ({ kind }) => eventKind(kind) },
  { header: 'Begins', narrow: 'hidden', cell: ({ start }) => eventTime(start) },
  { header: 'Ends', narrow: 'hidden', cell: ({ end }) => eventTime(end) },
  { header: 'State', cell: ({ state }) => state },
];

/** Events by when they begin and end. */
export const EVENT_TABLE = { title: 'Events', columns: EVENT_COLUMNS, rowKey: eventKey };
