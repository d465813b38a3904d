import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { characterHistory, guildHistory, guildMoves } from '#graphql/sql/character/history.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { connect } from '../connection.ts';
import { integerId } from '../identity.ts';
import { character, guild } from '../references.ts';

export const historyResolvers: Resolvers = {
  Query: {
    characterHistory: (_, { characterId }, { sql }) => characterHistory(sql, integerId(characterId)),
    guildHistory: (_, { guildId }, { sql }) => guildHistory(sql, integerId(guildId)),
    guildMoves: (_, { guildId, ...page }, { sql }) => connect(page, guildMoves(sql, integerId(guildId))),
  },
  GuildMove: {
    character,
    otherGuild: ({ otherGuildId }, _, { load }) => load.optional(guilds.byId, otherGuildId),
  },
  GuildSpell: { guild },
};
