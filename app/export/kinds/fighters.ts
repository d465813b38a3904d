import * as documents from '#graphql/generated/documents.ts';
import { listAllMembers, listGuildMembers } from '#lib/data/player/member-lists.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { MEMBER_COLUMNS } from '#lib/exports/columns/overview-columns.ts';
import { SKIRMISH_COLUMNS } from '#lib/exports/columns/skirmish-columns.ts';
import { skirmishEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { fighterExports, type FighterKind, GUILDS, PLAYERS } from './fighter-kinds.ts';
import { guildBlock, playerBlock } from './fighter-blocks.ts';
import { overviewExports } from './fighter-overviews.ts';
import { scenarioExports } from './fighter-scenarios.ts';

const skirmishExports = <Data extends { readonly id: string; readonly name: string }>(
  kind: FighterKind<Data>,
) =>
  fighterExports(kind, '/skirmishes', `The skirmishes of a ${kind.noun}`, {
    filter: SKIRMISH_FILTER,
    parts: (part) => ({
      skirmishes: part(({ id, list, size }) => listSkirmishes(kind.whose(id), list, size)).json(
        json.nullable(documents.SkirmishPageFragmentDoc),
      ),
    }),
    tables: (table) => ({
      skirmishes: table('Skirmishes', ({ part }) => part('skirmishes'), SKIRMISH_COLUMNS),
    }),
    feed: { label: 'Skirmishes', entries: ({ part }) => newestEntries(skirmishEntry, part('skirmishes')) },
  });

export const CHARACTER_EXPORTS = {
  overview: overviewExports(PLAYERS, playerBlock),
  scenarios: scenarioExports(PLAYERS),
  skirmishes: skirmishExports(PLAYERS),
};

export const GUILD_EXPORTS = {
  overview: overviewExports(GUILDS, guildBlock),
  members: fighterExports(GUILDS, '/members', 'The members of a guild', {
    filter: MEMBER_FILTER,
    parts: (part) => ({
      members: part(({ id, list }) => listGuildMembers(id, list)).json(
        json.nullable(
          json.changed(documents.MemberPageFragmentDoc, {
            ranks: json.list(documents.GuildRankFragmentDoc),
            told: json.nullable(json.TEXT),
          }),
        ),
      ),
      all: part(async ({ id }) => ({ data: await listAllMembers(id), provenance: null })),
    }),
    tables: (table) => ({
      members: table('Members', ({ part }) => part('members'), MEMBER_COLUMNS),
      allMembers: table('All members', ({ part }) => part('all'), MEMBER_COLUMNS),
    }),
  }),
  scenarios: scenarioExports(GUILDS),
  skirmishes: skirmishExports(GUILDS),
};

export const CHARACTER_KINDS = Object.values(CHARACTER_EXPORTS);
export const GUILD_KINDS = Object.values(GUILD_EXPORTS);
