import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { guilds, members, ranksOfGuilds } from '#graphql/sql/guild/guild.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { connect } from '../connection.ts';
import { integerId, character } from '../references.ts';

export const guildResolvers: Resolvers = {
  Query: {
    guild: (_, { id }, { load }) => load.optional(guilds.byId, integerId(id)),
    guilds: (_, args, { sql }) => connect(args, guilds.list(sql, args)),
  },
  Guild: {
    heraldry: (guild) => guild,
    leader: ({ leaderId }, _, { load }) => load.optional(characters.byId, leaderId),
    ranks: ({ id }, _, { load }) => load.all(ranksOfGuilds, id),
    members: ({ id }, { where, order, ...page }, { load }) =>
      // A cursor is valid for one order only.
      connect(page, {
        ...load.list(members, id, { where, order }),
        name: `members ${JSON.stringify(order ?? [])}`,
      }),
  },
  GuildMember: {
    character,
    guild: ({ guildId }, _, { load }) => load.required(guilds.byId, guildId),
    rank: ({ rankName, rankOrder }) => ({ name: rankName, rank: rankOrder }),
  },
};
