import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const guildResolvers: Resolvers = {
  Query: {
    guild: (_, { id }, { load }) => loadOptional(load.guild, integerId(id)),
    guilds: (_, args, { sql }) => connect(args, guilds.list(sql, args)),
  },
  GuildsConnection: connectionFields,
  Guild: {
    heraldry: (guild) => guild,
    leader: ({ leaderId }, _, { load }) => loadOptional(load.character, leaderId),
    ranks: ({ id }, _, { load }) => load.guildRanks.load(id),
    members: ({ id }, { where, order, ...page }, { load }) =>
      // A cursor is valid for one order only.
      connect(page, {
        ...load.members(id, { where, order }),
        name: `members ${JSON.stringify(order ?? [])}`,
      }),
  },
  MembersConnection: connectionFields,
  GuildMember: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadRequired(load.guild, guildId),
    rank: ({ rankName, rankOrder }) => ({ name: rankName, rank: rankOrder }),
  },
};
