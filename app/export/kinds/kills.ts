import * as documents from '#graphql/generated/documents.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { feudsOf, GUILD_FEUD, PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import {
  withAttackers,
  KILL,
  listGuildFeudKills,
  listKills,
  listPlayerFeudKills,
} from '#lib/data/war/kills.ts';
import { sumKills } from '#lib/data/war/kill-sums.ts';
import * as columns from '#lib/exports/columns/kill-columns.ts';
import { killEntries } from '#lib/exports/feeds/kill-feed.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { feudOf, KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { killBlock } from '#lib/exports/text/battle-blocks.ts';
import { previewOfKill } from '#lib/preview/kinds/preview-of-kill.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { otherList } from '#lib/url/paging/list-address.ts';

const KILL_PAGE = nullable(fragment(documents.KillPageFragmentDoc));

export const KILLS_EXPORTS = pageExports('/kills', 'Kills', {
  filter: KILL_FILTER,
  ...NO_RECORD,
  load: (_, { list, size }) => ({
    sums: () => sumKills(list),
    kills: () => withAttackers(listKills(list, size)),
  }),
  parts: { sums: KILL_SUMS, kills: KILL_PAGE },
  tables: (table) => ({ kills: table('Kills', columns.KILL_COLUMNS, 'kills') }),
  feed: { label: 'Kills', entries: async ({ part }) => killEntries(await part('kills')) },
});

export const KILL_EXPORTS = pageExports('/kill/{id}', 'A kill', {
  source: KILL,
  record: fragment(documents.KillDetailsFragmentDoc),
  // Null where killer or victim is unknown, or has no guild.
  load: (kill, { list }) => {
    const { players, guilds } = feudsOf(kill);
    return {
      playerFeud: async () => (players ? PLAYER_FEUD.get(players) : NO_ANSWER),
      playerKills: async () =>
        players ? withAttackers(listPlayerFeudKills(players, otherList(list, 'player'))) : NO_ANSWER,
      guildFeud: async () => (guilds ? GUILD_FEUD.get(guilds) : NO_ANSWER),
      guildKills: async () =>
        guilds ? withAttackers(listGuildFeudKills(guilds, otherList(list, 'guild'))) : NO_ANSWER,
    };
  },
  parts: {
    playerFeud: nullable(feudOf(fragment(documents.CharacterCardFragmentDoc))),
    playerKills: KILL_PAGE,
    guildFeud: nullable(feudOf(fragment(documents.GuildCardFragmentDoc))),
    guildKills: KILL_PAGE,
  },
  tables: (table) => ({
    attackers: table('Attackers', columns.ATTACKER_COLUMNS, ({ record }) => columns.attacksOf(record)),
    damage: table('Damage', columns.ATTACK_DAMAGE_COLUMNS, ({ record }) => columns.attackDamage(record)),
    playerFeud: table("Kills of the players' feud", columns.KILL_COLUMNS, 'playerKills', {
      prefix: 'player',
    }),
    guildFeud: table("Kills of the guilds' feud", columns.KILL_COLUMNS, 'guildKills', {
      prefix: 'guild',
    }),
  }),
  text: ({ record }) => killBlock(record),
  preview: ({ record }) => previewOfKill(record),
});

export const KILL_KINDS = [KILLS_EXPORTS, KILL_EXPORTS];
