import type { FightersOfTierFragment } from '#graphql/generated/documents.ts';
import type { FrontZone } from '#lib/game/boards/front.ts';
import type { DatedEvent } from '#lib/game/war/events.ts';
import type { FoughtSpan, UsualSpan } from '#lib/game/war/fighters.ts';
import type { RecentResults } from '#lib/game/war/scenario-results.ts';

import { col, columnsOf } from '../export-columns.ts';
import { isoTime } from './cells.ts';

/** An hour beside what is usual. */
export const HOUR_COLUMNS = columnsOf<UsualSpan>(
  col('start', 'Beginning of the hour, ISO 8601 in UTC', ({ start }) => start, isoTime),
  col('order', 'Different characters of Order who killed, helped to kill or fell', ({ order }) => order),
  col('destruction', 'The same of Destruction', ({ destruction }) => destruction),
  col(
    'usual',
    'Median of both realms together in the same hours of the eight weeks before; empty where fewer than three are known',
    ({ usual }) => usual.median,
  ),
  col('usualLow', 'First quartile of these weeks', ({ usual }) => usual.low),
  col('usualHigh', 'Third quartile of these weeks', ({ usual }) => usual.high),
  col('weeks', 'How many of these weeks are known', ({ usual }) => usual.weeks),
);

/** The last hour in the zones of a tier. */
export const LAST_HOUR_COLUMNS = columnsOf<FightersOfTierFragment>(
  col(
    'tier',
    'Tier of the zones, from 1 to 4; 0 for everywhere, also where the tier is not known',
    ({ tier }) => tier,
  ),
  HOUR_COLUMNS,
);

export const SPAN_COLUMNS = columnsOf<FoughtSpan>(
  col('start', 'Beginning of the five minutes, ISO 8601 in UTC', ({ start }) => start, isoTime),
  col('order', 'Different characters of Order who killed, helped to kill or fell', ({ order }) => order),
  col('destruction', 'The same of Destruction', ({ destruction }) => destruction),
);

export const FRONT_COLUMNS = columnsOf<FrontZone>(
  col('zoneId', 'Id of the zone', ({ id }) => id),
  col('zoneName', 'Name of the zone', ({ name }) => name),
  col('orderKills', 'Kills by Order in the last two hours, outside of scenarios', ({ order }) => order),
  col(
    'destructionKills',
    'Kills by Destruction in the last two hours, outside of scenarios',
    ({ destruction }) => destruction,
  ),
);

/** The kills of a realm today, and on two earlier days until the same time. */
interface RealmDay {
  readonly realm: string;
  readonly today: number;
  readonly yesterday: number;
  readonly lastWeek: number;
}

export const REALM_DAY_COLUMNS = columnsOf<RealmDay>(
  col('realm', 'ORDER or DESTRUCTION', ({ realm }) => realm),
  col('today', 'Kills of this UTC day so far', ({ today }) => today),
  col('yesterday', 'Kills of the day before until the same time', ({ yesterday }) => yesterday),
  col('lastWeek', 'Kills of the day a week ago until the same time', ({ lastWeek }) => lastWeek),
);

export const RECENT_SCENARIO_COLUMNS = columnsOf<RecentResults>(
  col('name', 'Name of the scenario', ({ name }) => name),
  col('runs', 'Runs that ended in the last hour', ({ runs }) => runs),
  col('order', 'Runs that Order won', ({ order }) => order),
  col('destruction', 'Runs that Destruction won', ({ destruction }) => destruction),
);

export const EVENT_COLUMNS = columnsOf<DatedEvent>(
  col('name', 'Name of the event', ({ name }) => name),
  col('kind', 'LiveEvent, CitySiegeEvent or ZandriExpeditionEvent', ({ kind }) => kind),
  col('start', 'Beginning, ISO 8601 in UTC', ({ start }) => start.toISOString()),
  col('end', 'End, ISO 8601 in UTC; empty where it is not known', ({ end }) => end?.toISOString()),
  col('state', 'Running, Coming or Past', ({ state }) => state),
);
