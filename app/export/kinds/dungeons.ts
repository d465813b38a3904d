import * as documents from '#graphql/generated/documents.ts';
import { listQuestsIn } from '#lib/data/instance/dungeon-place.ts';
import * as data from '#lib/data/instance/dungeons.ts';
import { CHARACTER, GUILD } from '#lib/data/player/characters-and-guilds.ts';
import type { RecordSource } from '#lib/api/answer.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import * as columns from '#lib/exports/columns/dungeon-columns.ts';
import { sessionEntries } from '#lib/exports/feeds/battle-feeds.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import type { Shape } from '#lib/exports/shapes/shape.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { dungeonBlock } from '#lib/exports/text/dungeon-block.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { FighterTotals } from '#lib/game/overview/figures.ts';
import { judgedParties } from '#lib/game/dungeons/dungeon-words.ts';
import { previewOfCharacter, previewOfGuild } from '#lib/preview/kinds/preview-of-fighter.ts';
import { previewOfDungeon } from '#lib/preview/kinds/preview-of-run.ts';
import type { Preview } from '#lib/preview/preview.ts';
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
  load: (_, { id, list }) => ({
    sessions: () => data.getDungeonReport(id, list),
    quests: () => listQuestsIn(id),
  }),
  parts: {
    sessions: json.nullable(
      json.object({
        report: fragment(documents.DungeonReportPartsFragmentDoc),
        fastest: json.list(fragment(documents.ClearRowFragmentDoc)),
      }),
    ),
    quests: json.nullable(
      json.object({
        quests: json.list(
          json.object({
            quest: fragment(documents.QuestTagFragmentDoc),
            givers: json.list(fragment(documents.GiverFragmentDoc)),
          }),
        ),
        unknown: json.INTEGER,
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
    quests: table('Quests', columns.PLACED_QUEST_COLUMNS, 'quests.quests'),
  }),
  text: ({ record }) => dungeonBlock(record),
  preview: ({ record }) => previewOfDungeon(record),
});

/** Players, or guilds. */
interface OwnKind<Data> {
  readonly noun: 'character' | 'guild';
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly record: Shape<Data>;
  readonly owner: (id: string) => Fighter;
  /** The heading above those who were there too. */
  readonly companions: string;
  readonly preview: (record: Data, totals: FighterTotals) => Preview;
}

/** The dungeons of a player or a guild. */
const ownExports = <Data extends { readonly name: string }>({ noun, owner, ...kind }: OwnKind<Data>) =>
  pageExports(`/${noun}/{id}/dungeons`, `The dungeons of a ${noun}`, {
    filter: OWN_SESSION_FILTER,
    source: kind.source,
    record: kind.record,
    load: (_, { id, list, size }) => ({
      listing: () => data.listOwnSessions(owner(id), list, size),
      clears: () => data.getDungeonRecord(owner(id)),
      totals: () => getFighterTotals(owner(id)),
    }),
    parts: {
      listing: fragment(documents.SessionListingFragmentDoc),
      clears: fragment(documents.DungeonRecordPartsFragmentDoc),
    },
    tables: (table) => ({
      sessions: table('Sessions', columns.SESSION_COLUMNS, 'listing.dungeonSessions'),
      wings: table('Wings', columns.OWN_WING_COLUMNS, 'clears.wings'),
      companions: table(kind.companions, columns.COMPANION_COLUMNS, 'clears.companions'),
      ...(noun === 'guild' && {
        members: table('Who has cleared what', columns.CLEARER_COLUMNS, 'clears.members'),
      }),
    }),
    feed: {
      label: 'Sessions',
      title: ({ record: { name } }) => `Sessions of ${name}`,
      entries: async ({ part }) => sessionEntries((await part('listing')).dungeonSessions),
    },
    preview: async ({ record, part }) => kind.preview(record, await part('totals')),
  });

export const CHARACTER_DUNGEONS_EXPORTS = ownExports({
  noun: 'character',
  source: CHARACTER,
  record: fragment(documents.CharacterCardFragmentDoc),
  owner: (characterId) => ({ characterId }),
  companions: 'With whom',
  preview: previewOfCharacter,
});

export const GUILD_DUNGEONS_EXPORTS = ownExports({
  noun: 'guild',
  source: GUILD,
  record: fragment(documents.GuildCardFragmentDoc),
  owner: (guildId) => ({ guildId }),
  companions: 'Who else was there',
  preview: previewOfGuild,
});
