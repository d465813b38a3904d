import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import * as data from '#lib/data/war/battle-lists.ts';
import {
  ATTENDANCE_COLUMNS,
  ATTENDANCE_MONTH_COLUMNS,
  ATTENDED_EVENING_COLUMNS,
  BATTLE_COLUMNS,
  GUILD_BATTLE_COLUMNS,
  OWN_BATTLE_COLUMNS,
} from '#lib/exports/columns/battle-columns.ts';
import { battleEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { list as listOf, nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable, shortMoment } from '#lib/exports/text/text-block.ts';
import { plain, thousands } from '#lib/format/number.ts';
import * as results from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { attendanceMonths, attendedEvenings } from '#lib/game/battles/list/attendance.ts';
import { NEUTRAL } from '#lib/preview/kinds/parts.ts';
import { sectionOfAttendance, sectionOfBattles } from '#lib/preview/kinds/preview-of-section.ts';
import {
  ATTENDANCE_FILTER,
  BATTLE_FILTER,
  type BattleOrder,
  OWN_BATTLE_FILTER,
} from '#lib/url/filter/battle-filter.ts';

import { fighterExports, type FighterKind, GUILDS, PLAYERS, sectionPreview } from './fighter-kinds.ts';

const SUMS = documents.SumsOfBattlesFragmentDoc;

/** The same list with its newest battles first. */
const newestFirst = <List extends { readonly values: { readonly order: BattleOrder } }>(
  list: List,
): List => ({
  ...list,
  values: { ...list.values, order: 'newest' as const },
});

export const BATTLES_EXPORTS = listExports('/battles', 'Battles', {
  filter: BATTLE_FILTER,
  parts: (part) => ({
    // Null where the filter names a guild or a player that is not known.
    listing: part(async ({ list, size }) =>
      mapAnswer(await data.listBattles(list, size), ({ found }) => found),
    ).json(nullable(documents.BattleListingFragmentDoc)),
    // A feed is newest first, however the list is sorted.
    newest: part(async ({ list, size }) =>
      mapAnswer(await data.listBattles(newestFirst(list), size), ({ found }) => found?.battles),
    ),
  }),
  figures: { shape: nullable(SUMS), read: async ({ part }) => (await part('listing'))?.battleSums ?? null },
  tables: (table) => ({
    battles: table('Battles', async ({ part }) => (await part('listing'))?.battles, BATTLE_COLUMNS),
  }),
  feed: {
    label: 'Battles',
    entries: async ({ part }) => newestEntries(battleEntry, await part('newest')),
  },
  text: async ({ part }) => {
    const found = await part('listing');
    const sums = found?.battleSums;
    return {
      title: sums?.battles
        ? `${results.battleWords(sums.battles)}, ${results.periodWords(sums)}`
        : 'No battles',
      facts: sums ? results.sumWords(sums) : 'The filter names no known guild or player',
      ...blockTable(found?.battles?.nodes ?? [], [
        ['Time (UTC)', ({ startTime }) => shortMoment(startTime)],
        ['Place', battlePlace],
        ['Order', ({ order }) => thousands(order.kills), 'end'],
        ['Destruction', ({ destruction }) => thousands(destruction.kills), 'end'],
        ['Players', ({ order, destruction }) => plain(order.players + destruction.players), 'end'],
      ]),
    };
  },
  preview: async ({ part }) => {
    const sums = (await part('listing'))?.battleSums;
    return {
      title: sums ? results.battleWords(sums.battles) : 'Battles',
      facts: (sums && results.periodWords(sums)) || 'Of the open world',
      totals: sums
        ? [
            { value: thousands(sums.killsOrder), label: 'kills by Order' },
            { value: thousands(sums.killsDestruction), label: 'kills by Destruction' },
            { value: thousands(sums.outnumbered), label: 'won outnumbered' },
          ]
        : [],
      ...NEUTRAL,
    };
  },
});

/** The picture of the battles of a player or a guild. */
const battlesPreview = <Data>(
  kind: FighterKind<Data>,
  record: Data,
  { battleSums }: { readonly battleSums: documents.SumsOfBattlesFragment },
) => sectionPreview(kind, record, sectionOfBattles(battleSums, kind.realmOf(record)));

export const GUILD_BATTLES_EXPORTS = fighterExports(GUILDS, '/battles', 'The battles of a guild', {
  filter: OWN_BATTLE_FILTER,
  parts: (part) => ({
    listing: part(({ id, list, size }) => data.listGuildBattles(id, list, size)).json(
      documents.GuildBattleListingFragmentDoc,
    ),
    newest: part(async ({ id, list, size }) =>
      mapAnswer(await data.listGuildBattles(id, newestFirst(list), size), ({ battles }) => battles),
    ),
  }),
  tables: (table) => ({
    battles: table('Battles', async ({ part }) => (await part('listing')).battles, GUILD_BATTLE_COLUMNS),
  }),
  feed: {
    label: 'Battles',
    entries: async ({ part }) => newestEntries(battleEntry, await part('newest')),
  },
  preview: async ({ record, part }) => battlesPreview(GUILDS, record, await part('listing')),
});

export const ATTENDANCE_EXPORTS = fighterExports(
  GUILDS,
  '/attendance',
  'Who came to the battles and scenarios of a guild',
  {
    filter: ATTENDANCE_FILTER,
    parts: (part) => ({
      attendance: part(({ id, list }) => data.getAttendance(id, list, new Date())),
      battles: part(async ({ id, list }) =>
        mapAnswer(await data.getAttendance(id, list, new Date()), ({ battles }) => battles),
      ).json(listOf(documents.AttendanceFragmentDoc)),
      scenarios: part(async ({ id, list }) =>
        mapAnswer(await data.getAttendance(id, list, new Date()), ({ runs }) => runs),
      ).json(listOf(documents.AttendedRunFragmentDoc)),
    }),
    tables: (table) => ({
      attendance: table(
        'Attendance',
        async ({ part }) => (await part('attendance')).members,
        ATTENDANCE_COLUMNS,
      ),
      evenings: table(
        'Attendance by evening',
        async ({ part }) => attendedEvenings(await part('attendance')),
        ATTENDED_EVENING_COLUMNS,
      ),
      months: table(
        'Attendance by month',
        async ({ part }) => attendanceMonths(await part('attendance')),
        ATTENDANCE_MONTH_COLUMNS,
      ),
    }),
    preview: async ({ record, part }) =>
      sectionPreview(GUILDS, record, sectionOfAttendance(await part('attendance'))),
  },
);

export const CHARACTER_BATTLES_EXPORTS = fighterExports(PLAYERS, '/battles', 'The battles of a character', {
  filter: OWN_BATTLE_FILTER,
  parts: (part) => ({
    listing: part(({ id, list, size }) => data.listCharacterBattles(id, list, size)).json(
      documents.OwnBattleListingFragmentDoc,
    ),
    newest: part(async ({ id, list, size }) =>
      mapAnswer(await data.listCharacterBattles(id, newestFirst(list), size), ({ battles }) => battles),
    ),
  }),
  tables: (table) => ({
    battles: table('Battles', async ({ part }) => (await part('listing')).battles, OWN_BATTLE_COLUMNS),
  }),
  feed: {
    label: 'Battles',
    entries: async ({ part }) => newestEntries(battleEntry, await part('newest')),
  },
  preview: async ({ record, part }) => battlesPreview(PLAYERS, record, await part('listing')),
});
