import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { skirmishDuration } from '#lib/format/duration.ts';
import { spanOf } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';
import { skirmishLocation } from '#lib/game/location.ts';

import { Crest } from '../guild/crest.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import type { Column } from '../ui/table.tsx';
import { RealmCount } from './realm-count.tsx';
import { SkirmishPlace } from './skirmish-place.tsx';

/** Guilds that a row has room for. */
const GUILDS = 3;

/** The columns of a skirmish list (facts 1.9). */
export const SKIRMISH_COLUMNS: readonly Column<SkirmishRowFragment>[] = [
  {
    header: 'Time',
    className: 'when',
    cell: ({ startTime, endTime }) => (
      <>
        <Timestamp at={startTime} variant="stacked" precision="minute" />
        <span className="span">{skirmishDuration(spanOf(startTime, endTime))}</span>
      </>
    ),
  },
  { header: 'Location', className: 'where', cell: (skirmish) => <SkirmishPlace skirmish={skirmish} /> },
  {
    header: 'Guilds',
    className: 'guilds',
    cell: ({ topGuildsByPlayers }) =>
      topGuildsByPlayers.slice(0, GUILDS).map(({ guild, count }) => (
        <NavLink key={guild.id} href={routes.guild(guild.id)} className="guild-tag">
          <Crest guild={guild} size={18} />
          <span>{guild.name}</span>
          <b>{count}</b>
        </NavLink>
      )),
  },
  {
    header: 'Players',
    className: 'tally',
    cell: (skirmish) => (
      <RealmCount
        total={skirmish.numberOfPlayers}
        order={skirmish.numberOfPlayersOrder}
        destruction={skirmish.numberOfPlayersDestruction}
      />
    ),
  },
  {
    header: 'Kills',
    className: 'tally tally-far',
    cell: (skirmish) => (
      <RealmCount
        total={skirmish.numberOfKills}
        order={skirmish.numberOfKillsOrder}
        destruction={skirmish.numberOfKillsDestruction}
      />
    ),
  },
  {
    header: 'Details',
    headerHidden: true,
    className: 'more',
    cell: (skirmish) => (
      <NavLink
        href={routes.skirmish(skirmish.id)}
        className="btn details"
        aria-label={`Details of the skirmish at ${skirmishLocation(skirmish).name}`}
      >
        Details
      </NavLink>
    ),
  },
];
