import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { CHARACTER, GUILD } from '#lib/data/player/characters-and-guilds.ts';
import * as data from '#lib/data/war/battle-lists.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import * as columns from '#lib/exports/columns/battle-list-columns.ts';
import { battleEntries } from '#lib/exports/feeds/battle-feeds.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { list as listOf, nullable } from '#lib/exports/shapes/shape.ts';
import { shortMoment } from '#lib/exports/text/battle-blocks.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { battleWords, periodWords, sumWords } from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { attendedEvenings } from '#lib/game/battles/list/attendance.ts';
import { previewOfCharacter, previewOfGuild } from '#lib/preview/kinds/preview-of-fighter.ts';
import { ATTENDANCE_FILTER, BATTLE_FILTER, OWN_BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';

const SUMS = fragment(documents.SumsOfBattlesFragmentDoc);
const GUILD_CARD = fragment(documents.GuildCardFragmentDoc);

export const BATTLES_EXPORTS = pageExports('/battles', 'Battles', {
  filter: BATTLE_FILTER,
  ...NO_RECORD,
  load: (_, { list, size }) => ({
    // Null where the filter names a guild or a player that is not known.
    listing: async () => mapAnswer(await data.listBattles(list, size), ({ found }) => found),
  }),
  parts: { listing: nullable(fragment(documents.BattleListingFragmentDoc)) },
  figures: { shape: nullable(SUMS), read: async ({ part }) => (await part('listing'))?.battleSums ?? null },
  tables: (table) => ({
    battles: table('Battles', columns.BATTLE_COLUMNS, 'listing.battles'),
  }),
  feed: {
    label: 'Battles',
    entries: async ({ part }) => battleEntries((await part('listing'))?.battles ?? null),
  },
  text: async ({ part }) => {
    const found = await part('listing');
    const sums = found?.battleSums;
    return {
      title: sums?.battles ? `${battleWords(sums.battles)}, ${periodWords(sums)}` : 'No battles',
      facts: sums ? sumWords(sums) : 'The filter names no known guild or player',
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
      title: sums ? battleWords(sums.battles) : 'Battles',
      facts: (sums && periodWords(sums)) || 'Of the open world',
      totals: sums
        ? [
            { value: thousands(sums.killsOrder), label: 'kills by Order' },
            { value: thousands(sums.killsDestruction), label: 'kills by Destruction' },
            { value: thousands(sums.outnumbered), label: 'outnumbered and won' },
          ]
        : [],
      realm: 'NEUTRAL',
      badge: realmSvg('NEUTRAL'),
    };
  },
});

export const GUILD_BATTLES_EXPORTS = pageExports('/guild/{id}/battles', 'The battles of a guild', {
  filter: OWN_BATTLE_FILTER,
  source: GUILD,
  record: GUILD_CARD,
  load: (_, { id, list, size }) => ({
    listing: () => data.listGuildBattles(id, list, size),
    totals: () => getFighterTotals({ guildId: id }),
  }),
  parts: { listing: fragment(documents.GuildBattleListingFragmentDoc) },
  tables: (table) => ({
    battles: table('Battles', columns.GUILD_BATTLE_COLUMNS, 'listing.battles'),
  }),
  feed: {
    label: 'Battles',
    title: ({ record: { name } }) => `Battles of ${name}`,
    entries: async ({ part }) => battleEntries((await part('listing')).battles),
  },
  preview: async ({ record, part }) => previewOfGuild(record, await part('totals')),
});

export const ATTENDANCE_EXPORTS = pageExports(
  '/guild/{id}/attendance',
  'Who came to the battles of a guild',
  {
    filter: ATTENDANCE_FILTER,
    source: GUILD,
    record: GUILD_CARD,
    load: (_, { id, list }) => {
      const attendance = () => data.getAttendance(id, list, new Date());
      return {
        attendance,
        battles: async () => mapAnswer(await attendance(), ({ battles }) => battles),
        totals: () => getFighterTotals({ guildId: id }),
      };
    },
    parts: { battles: listOf(fragment(documents.AttendanceFragmentDoc)) },
    tables: (table) => ({
      attendance: table('Attendance', columns.ATTENDANCE_COLUMNS, 'attendance.members'),
      evenings: table('Attendance by evening', columns.ATTENDED_EVENING_COLUMNS, async ({ part }) =>
        attendedEvenings(await part('attendance')),
      ),
    }),
    preview: async ({ record, part }) => previewOfGuild(record, await part('totals')),
  },
);

export const CHARACTER_BATTLES_EXPORTS = pageExports(
  '/character/{id}/battles',
  'The battles of a character',
  {
    filter: OWN_BATTLE_FILTER,
    source: CHARACTER,
    record: fragment(documents.CharacterCardFragmentDoc),
    load: (_, { id, list, size }) => ({
      listing: () => data.listCharacterBattles(id, list, size),
      totals: () => getFighterTotals({ characterId: id }),
    }),
    parts: { listing: fragment(documents.OwnBattleListingFragmentDoc) },
    tables: (table) => ({
      battles: table('Battles', columns.OWN_BATTLE_COLUMNS, 'listing.battles'),
    }),
    feed: {
      label: 'Battles',
      title: ({ record: { name } }) => `Battles of ${name}`,
      entries: async ({ part }) => battleEntries((await part('listing')).battles),
    },
    preview: async ({ record, part }) => previewOfCharacter(record, await part('totals')),
  },
);
