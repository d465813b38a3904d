import type { KillDetailsFragment, KillPageFragment, KillRowFragment } from '#graphql/generated/documents.ts';
import { toDate } from '#lib/format/time.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { describeKill } from '#lib/seo/describe.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';

import { type ExportColumn, exportTable, rowsOf } from './export-table.ts';
import type { PageExports } from './page-exports.ts';
import { killBlock } from './text/kill-block.ts';

/** A kill in a list. */
export const KILL_COLUMNS: readonly ExportColumn<KillRowFragment>[] = [
  { name: 'id', about: 'Id of the kill', value: ({ id }) => id },
  { name: 'time', about: 'When, in UTC', value: ({ time }) => toDate(time)?.toISOString() ?? null },
  {
    name: 'killerId',
    about: 'Id of the attacker with the most damage',
    value: (kill) => killerOf(kill)?.character.id ?? null,
  },
  { name: 'killerName', about: 'Their name', value: (kill) => killerOf(kill)?.character.name ?? null },
  { name: 'victimId', about: 'Id of who was killed', value: ({ victim }) => victim.character.id },
  { name: 'victimName', about: 'Their name', value: ({ victim }) => victim.character.name },
  { name: 'place', about: 'Zone or scenario', value: (kill) => killLocation(kill).name },
];

export const KILLS_EXPORTS: PageExports<object, { kills: KillPageFragment | null }> = {
  address: '/kills',
  title: 'Kills',
  filter: KILL_FILTER,
  tables: { kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))) },
  parts: ['kills'],
};

export const KILL_EXPORTS: PageExports<KillDetailsFragment, object> = {
  address: '/kill/{id}',
  title: 'A kill',
  tables: {},
  parts: [],
  describe: ({ record }) => describeKill(record),
  text: ({ record }) => killBlock(record),
};
