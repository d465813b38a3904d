import type {
  ZoneDayFragment,
  ZoneGuildFragment,
  ZoneHourFragment,
  ZonePlayerFragment,
  ZoneWarFragment,
} from '#graphql/generated/documents.ts';
import { tierOfZone, placeOfZone } from '#lib/game/places/war-map.ts';
import { hourWords } from '#lib/game/places/zone-hours.ts';
import { zoneName } from '#lib/game/places/zones.ts';

import { col, columnsOf } from '../export-columns.ts';

const ZONE_COLUMNS = columnsOf<{ readonly zoneId: number }>(
  col('zoneId', 'Id of the zone', ({ zoneId }) => zoneId),
  col('zoneName', 'Name of the zone', ({ zoneId }) => zoneName(String(zoneId))),
  col('tier', 'Tier of the zone from 1 to 4; empty off the map of the war', ({ zoneId }) =>
    tierOfZone(String(zoneId)),
  ),
  col(
    'pairing',
    'The peoples between whom it lies; empty off the map',
    ({ zoneId }) => placeOfZone(String(zoneId))?.pairing.name,
  ),
);

/** Kills of zones in a span. */
export const ZONE_WAR_COLUMNS = columnsOf<ZoneWarFragment>(
  ZONE_COLUMNS,
  col('order', 'Kills by Order', ({ order }) => order),
  col('destruction', 'Kills by Destruction', ({ destruction }) => destruction),
  col(
    'fighters',
    'Different characters who killed, helped to kill or fell; empty for more than a day',
    ({ fighters }) => fighters,
  ),
  col('mostFighters', 'The most of them in one whole hour of the clock', ({ mostFighters }) => mostFighters),
  col(
    'usual',
    'Median of the kills in the eight spans before; empty where fewer than three are known',
    ({ usual }) => usual.median,
  ),
  col('usualLow', 'First quartile of these spans', ({ usual }) => usual.low),
  col('usualHigh', 'Third quartile of these spans', ({ usual }) => usual.high),
  col('spans', 'How many of these spans are known', ({ usual }) => usual.spans),
);

/** The zones of the list, with their kills of the last seven days. */
export const LISTED_ZONE_COLUMNS = columnsOf<{
  readonly zoneId: number;
  readonly war: ZoneWarFragment | null;
}>(
  ZONE_COLUMNS,
  col(
    'order',
    'Kills by Order in the last seven days; empty where they are not counted',
    ({ war }) => war?.order,
  ),
  col('destruction', 'Kills by Destruction in the last seven days', ({ war }) => war?.destruction),
);

export const ZONE_HOUR_COLUMNS = columnsOf<ZoneHourFragment>(
  col('hour', 'Hour of the week in UTC, from 0 for Monday at 0:00 to 167', ({ hour }) => hour),
  col('name', 'The same in words', ({ hour }) => hourWords(hour)),
  col('order', 'Kills by Order in the last eight weeks', ({ order }) => order),
  col('destruction', 'Kills by Destruction in the last eight weeks', ({ destruction }) => destruction),
  col('weeks', 'How many of the eight weeks are known', ({ weeks }) => weeks),
  col(
    'usual',
    'Median of the kills of these weeks; empty where fewer than three are known',
    ({ usual }) => usual,
  ),
);

export const ZONE_DAY_COLUMNS = columnsOf<ZoneDayFragment>(
  col('day', 'Day in UTC', ({ day }) => day),
  col('order', 'Kills by Order', ({ order }) => order),
  col('destruction', 'Kills by Destruction', ({ destruction }) => destruction),
);

const PLACE = columnsOf<{ readonly place: number; readonly sharedBy: number; readonly kills: number }>(
  col('place', 'Place, from 1', ({ place }) => place),
  col('sharedBy', 'How many have this place, listed or not', ({ sharedBy }) => sharedBy),
  col('kills', 'Kills in the zone in the month', ({ kills }) => kills),
);

export const ZONE_PLAYER_COLUMNS = columnsOf<ZonePlayerFragment>(
  PLACE,
  col('characterId', 'Id of the player', ({ character }) => character.id),
  col('characterName', 'Name of the player', ({ character }) => character.name),
  col('career', 'Career of the player', ({ character }) => character.career),
);

export const ZONE_GUILD_COLUMNS = columnsOf<ZoneGuildFragment>(
  PLACE,
  col('guildId', 'Id of the guild', ({ guild }) => guild?.id),
  col('guildName', 'Name of the guild', ({ guild }) => guild?.name),
);
