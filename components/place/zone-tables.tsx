import type {
  ZoneDayFragment,
  ZoneGuildFragment,
  ZonePlayerFragment,
  ZoneWarFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { zonePlaceWords, tierOfZone } from '#lib/game/places/war-map.ts';
import { killsOf, leaderOf, sidesWords } from '#lib/game/places/zone-war.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { routes } from '#lib/url/routes.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import { GuildCell } from '../guild/guild-cell.tsx';
import { PLACE } from '../leaderboard/board-columns.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';

const count = <Row,>(header: string, of: (row: Row) => number | null): Column<Row> => ({
  header,
  align: 'end',
  cell: (row) => {
    const value = of(row);
    return value === null ? '–' : thousands(value);
  },
});

/** A link to a zone, with where it lies on a line below. */
const ZONE: Column<{ readonly zoneId: number }> = {
  header: 'Zone',
  names: true,
  narrow: 'shrinks',
  cell: ({ zoneId }) => (
    <span className="grid">
      <NavLink
        href={routes.zone(String(zoneId))}
        className="inline-flex min-h-6 items-center font-semibold narrow:min-h-11"
      >
        {zoneName(String(zoneId))}
      </NavLink>{' '}
      <span className="text-sm text-muted narrow:hidden">{zonePlaceWords(String(zoneId))}</span>
    </span>
  ),
};

const SIDES = [
  count<ZoneWarFragment>('Order', ({ order }) => order),
  count<ZoneWarFragment>('Destruction', ({ destruction }) => destruction),
] as const;

const USUAL: Column<ZoneWarFragment> = {
  header: 'Usual',
  meaning: 'Median of the kills of both realms in the eight spans of the same length before',
  align: 'end',
  narrow: 'hidden',
  cell: ({ usual: { median } }) => (median === null ? '–' : thousands(Math.round(median))),
};

/** Zones by their kills in a span of at most a day. */
export const FOUGHT_COLUMNS: readonly Column<ZoneWarFragment>[] = [
  ZONE,
  ...SIDES,
  { ...count<ZoneWarFragment>('Fighters', ({ fighters }) => fighters), narrow: 'hidden' },
  USUAL,
];

/** The same of a longer span, in which characters are not counted. */
export const LONG_COLUMNS: readonly Column<ZoneWarFragment>[] = [
  ZONE,
  ...SIDES,
  {
    ...count<ZoneWarFragment>('Most in an hour', ({ mostFighters }) => mostFighters),
    meaning: 'The most different characters who fought in one hour of the clock',
    narrow: 'hidden',
  },
  USUAL,
];

/** The zones to go to, and how even they are. */
export const GO_COLUMNS: readonly Column<ZoneWarFragment>[] = [
  ZONE,
  { header: 'Tier', align: 'end', narrow: 'hidden', cell: ({ zoneId }) => tierOfZone(String(zoneId)) ?? '–' },
  count<ZoneWarFragment>('Kills', killsOf),
  { header: 'Sides', align: 'end', cell: (zone) => (leaderOf(zone) === null ? 'Even' : sidesWords(zone)) },
];

/** A zone in the list of all, with its kills in a week. */
interface ListedZone extends Pick<ZoneWarFragment, 'zoneId'> {
  readonly war: ZoneWarFragment | null;
}

/** The list of zones. */
export const ZONE_COLUMNS: readonly Column<ListedZone>[] = [
  ZONE,
  { header: 'Tier', align: 'end', cell: ({ zoneId }) => tierOfZone(String(zoneId)) ?? '–' },
];

/** The columns of the kills of a week. */
export const WEEK_COLUMNS: readonly Column<ListedZone>[] = [
  ...ZONE_COLUMNS,
  count<ListedZone>('Order', ({ war }) => war?.order ?? null),
  count<ListedZone>('Destruction', ({ war }) => war?.destruction ?? null),
];

/** The kills of a zone by day. */
export const DAY_COLUMNS: readonly Column<ZoneDayFragment>[] = [
  { header: 'Day (UTC)', cell: ({ day }) => day },
  count<ZoneDayFragment>('Order', ({ order }) => order),
  count<ZoneDayFragment>('Destruction', ({ destruction }) => destruction),
];

/** The players with the most kills in a zone. */
export const PLAYER_COLUMNS: readonly Column<ZonePlayerFragment>[] = [
  PLACE,
  {
    header: 'Player',
    names: true,
    narrow: 'shrinks',
    cell: ({ character }) => <CombatantCell character={character} guild={undefined} />,
  },
  count<ZonePlayerFragment>('Kills', ({ kills }) => kills),
];

/** The guilds with the most kills in a zone. */
export const GUILD_COLUMNS: readonly Column<ZoneGuildFragment>[] = [
  PLACE,
  {
    header: 'Guild',
    names: true,
    narrow: 'shrinks',
    cell: ({ guild }) => guild && <GuildCell guild={guild} />,
  },
  count<ZoneGuildFragment>('Kills', ({ kills }) => kills),
];
