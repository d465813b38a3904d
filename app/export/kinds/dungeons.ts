import * as documents from '#graphql/generated/documents.ts';
import * as data from '#lib/data/instance/dungeons.ts';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { GUILD } from '#lib/data/player/guilds.ts';
import * as columns from '#lib/exports/columns/dungeon-columns.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { dungeonBlock } from '#lib/exports/text/dungeon-block.ts';
import { judgedParties } from '#lib/game/dungeons/dungeon-words.ts';
import { previewOfCharacter, previewOfGuild } from '#lib/preview/kinds/preview-of-fighter.ts';
import { previewOfDungeon } from '#lib/preview/kinds/preview-of-run.ts';
import { CLEARS_FILTER, OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';

export const DUNGEONS_EXPORTS = pageExports('/dungeons', 'Dungeons by their sessions', {
  ...NO_RECORD,
  load: () => ({ dungeons: data.listDungeons }),
  parts: { dungeons: json.list(fragment(documents.DungeonRowFragmentDoc)) },
  tables: (table) => ({ dungeons: table('Dungeons', columns.DUNGEON_COLUMNS, 'dungeons') }),
});

export const DUNGEON_EXPORTS = pageExports('/dungeon/{id}', 'A dungeon with its wings', {
  filter: CLEARS_FILTER,
  source: data.DUNGEON,
  record: fragment(documents.DungeonRowFragmentDoc),
  load: (_, { id, list }) => ({ sessions: () => data.getDungeonReport(id, list) }),
  parts: {
    sessions: json.nullable(
      json.object({
        report: fragment(documents.DungeonReportPartsFragmentDoc),
        fastest: json.list(fragment(documents.ClearRowFragmentDoc)),
      }),
    ),
  },
  figures: {
    shape: json.object({
      ...json.integers('sessions', 'tries', 'cleared'),
      medianSeconds: json.nullable(json.INTEGER),
      wings: json.list(json.object({ id: json.TEXT, ...json.integers('tries', 'cleared') })),
    }),
    read: async ({ record: { figures, wings } }) => ({
      sessions: figures.sessions,
      tries: figures.tries,
      cleared: figures.cleared,
      medianSeconds: figures.median,
      wings: wings.map(({ instance: { id }, figures: { tries, cleared } }) => ({ id, tries, cleared })),
    }),
  },
  tables: (table) => ({
    wings: table('Wings', columns.WING_COLUMNS, 'record.wings'),
    bands: table('By item rating', columns.BAND_COLUMNS, 'sessions.report.bands'),
    encounters: table('Where groups stop', columns.ENCOUNTER_COLUMNS, 'sessions.report.encounters'),
    fastest: table('Fastest clears', columns.CLEAR_COLUMNS, 'sessions.fastest'),
    firsts: table('First clears', columns.CLEAR_COLUMNS, 'sessions.report.firsts'),
    best: table('Best performances', columns.BEST_COLUMNS, 'sessions.report.best'),
    parties: table('Roles of groups', columns.PARTY_COLUMNS, async ({ record, part }) =>
      judgedParties((await part('sessions'))?.report.parties ?? [], record.figures),
    ),
    months: table('By month', columns.MONTH_COLUMNS, 'sessions.report.months'),
  }),
  text: ({ record }) => dungeonBlock(record),
  preview: ({ record }) => previewOfDungeon(record),
});

/** The filter and the parts that the dungeons of a player and of a guild share. */
const OWN = {
  filter: OWN_SESSION_FILTER,
  parts: {
    listing: fragment(documents.SessionListingFragmentDoc),
    clears: fragment(documents.DungeonRecordPartsFragmentDoc),
  },
};

export const CHARACTER_DUNGEONS_EXPORTS = pageExports(
  '/character/{id}/dungeons',
  'The dungeons of a character',
  {
    ...OWN,
    source: CHARACTER,
    record: fragment(documents.CharacterCardFragmentDoc),
    load: (_, { id, list, size }) => ({
      listing: () => data.listOwnSessions({ characterId: id }, list, size),
      clears: () => data.getDungeonRecord({ characterId: id }),
      totals: () => getFighterTotals({ characterId: id }),
    }),
    tables: (table) => ({
      sessions: table('Sessions', columns.SESSION_COLUMNS, 'listing.dungeonSessions'),
      wings: table('Wings', columns.OWN_WING_COLUMNS, 'clears.wings'),
      companions: table('With whom', columns.COMPANION_COLUMNS, 'clears.companions'),
    }),
    preview: async ({ record, part }) => previewOfCharacter(record, await part('totals')),
  },
);

export const GUILD_DUNGEONS_EXPORTS = pageExports('/guild/{id}/dungeons', 'The dungeons of a guild', {
  ...OWN,
  source: GUILD,
  record: fragment(documents.GuildCardFragmentDoc),
  load: (_, { id, list, size }) => ({
    listing: () => data.listOwnSessions({ guildId: id }, list, size),
    clears: () => data.getDungeonRecord({ guildId: id }),
    totals: () => getFighterTotals({ guildId: id }),
  }),
  tables: (table) => ({
    sessions: table('Sessions', columns.SESSION_COLUMNS, 'listing.dungeonSessions'),
    wings: table('Wings', columns.OWN_WING_COLUMNS, 'clears.wings'),
    companions: table('Who else was there', columns.COMPANION_COLUMNS, 'clears.companions'),
    members: table('Who has cleared what', columns.CLEARER_COLUMNS, 'clears.members'),
  }),
  preview: async ({ record, part }) => previewOfGuild(record, await part('totals')),
});
