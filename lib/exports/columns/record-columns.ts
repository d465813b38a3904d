import { type HeldRecord, holderName } from '#lib/game/war/records.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import about from './record-columns.json' with { type: 'json' };

/** A record of the war. */
export const RECORD_COLUMNS = columnsOf<HeldRecord>()(about, {
  start: ({ start }) => isoTime(start),
  end: ({ end }) => isoTime(end),
  name: holderName,
  runId: ({ session }) => session?.runs?.[0]?.id ?? null,
});
