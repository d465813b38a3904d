import * as documents from '#graphql/generated/documents.ts';
import * as data from '#lib/data/instance/dungeons.ts';
import {
  CLEARER_COLUMNS,
  COMPANION_COLUMNS,
  OWN_WING_COLUMNS,
  SESSION_COLUMNS,
} from '#lib/exports/columns/session-columns.ts';
import { sessionEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { sectionOfSessions } from '#lib/preview/kinds/preview-of-section.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { fighterExports, type FighterKind, GUILDS, PLAYERS, sectionPreview } from './fighter-kinds.ts';

/**
 * The dungeons of a player or a guild.
 * @param companions the heading above those who were there too
 */
const ownExports = <Data extends { readonly id: string; readonly name: string }>(
  kind: FighterKind<Data>,
  companions: string,
) =>
  fighterExports(kind, '/dungeons', `The dungeons of a ${kind.noun}`, {
    filter: OWN_SESSION_FILTER,
    parts: (part) => ({
      listing: part(({ id, list, size }) => data.listOwnSessions(kind.whose(id), list, size)).json(
        documents.SessionListingFragmentDoc,
      ),
      clears: part(({ id }) => data.getOwnClears(kind.whose(id))).json(documents.OwnClearsFragmentDoc),
    }),
    tables: (table) => ({
      sessions: table(
        'Sessions',
        async ({ part }) => (await part('listing')).dungeonSessions,
        SESSION_COLUMNS,
      ),
      wings: table('Wings', async ({ part }) => (await part('clears')).wings, OWN_WING_COLUMNS),
      companions: table(companions, async ({ part }) => (await part('clears')).companions, COMPANION_COLUMNS),
      ...(kind.noun === 'guild' && {
        members: table(
          'Who has cleared what',
          async ({ part }) => (await part('clears')).members,
          CLEARER_COLUMNS,
        ),
      }),
    }),
    feed: {
      label: 'Sessions',
      entries: async ({ part }) => newestEntries(sessionEntry, (await part('listing')).dungeonSessions),
    },
    preview: async ({ record, part }) =>
      sectionPreview(kind, record, sectionOfSessions((await part('listing')).dungeonSums)),
  });

export const CHARACTER_DUNGEONS_EXPORTS = ownExports(PLAYERS, 'With whom');
export const GUILD_DUNGEONS_EXPORTS = ownExports(GUILDS, 'Who else was there');
