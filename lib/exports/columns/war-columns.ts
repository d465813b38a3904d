import type {
  FightersOfHourFragment,
  FightersOfSpanFragment,
  FightersOfTierFragment,
} from '#graphql/generated/documents.ts';
import type { DatedEvent } from '#lib/game/war/events.ts';
import type { UsualSpan } from '#lib/game/war/fighters.ts';
import type { RecentResults } from '#lib/game/war/scenario-results.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import about from './war-columns.json' with { type: 'json' };

const USUAL = columnsOf<UsualSpan>()(about.usual, {});

export const FIGHTERS_NOW_COLUMNS = columnsOf<FightersOfTierFragment>()(about.now, {
  start: ({ start }) => isoTime(start),
  usual: USUAL,
});

export const FIGHTERS_HOUR_COLUMNS = columnsOf<FightersOfHourFragment>()(about.hour, {
  start: ({ start }) => isoTime(start),
  usual: USUAL,
});

export const FIGHTERS_SPAN_COLUMNS = columnsOf<FightersOfSpanFragment>()(about.span, {
  start: ({ start }) => isoTime(start),
});

export const RECENT_SCENARIO_COLUMNS = columnsOf<RecentResults>()(about.scenario, {});

export const EVENT_COLUMNS = columnsOf<DatedEvent>()(about.event, {
  start: ({ start }) => start.toISOString(),
  end: ({ end }) => end?.toISOString() ?? null,
});
