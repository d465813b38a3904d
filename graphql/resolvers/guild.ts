import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { guildCondition, guildCount, guildKeys, guildPage } from '../sql/guild/guild.ts';
import { memberKeys, memberPage } from '../sql/guild/guild-member.ts';
import { connect, connectionFields, countOf, totalCount } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export const guildResolvers: Resolvers = {
  Query: {
    guild: (_, { id }, { load }) => loadOptional(load.guild, integerId(id)),
    guilds: (_, { order, where, ...page }, { sql }) => {
      const keys = guildKeys(sql, order);
      const condition = guildCondition(sql, where);
      return connect(page, {
        list: { name: 'guilds', keys },
        read: (slice) => guildPage(sql, condition, keys, slice),
        total: () => countOf(guildCount(sql, condition)),
      });
    },
  },
  GuildsConnection: { ...connectionFields, totalCount },
  Guild: {
    heraldry: (guild) => guild,
    leader: ({ leaderId }, _, { load }) => loadOptional(load.character, leaderId),
    members: ({ id }, page, { sql, load }) => {
      const keys = memberKeys(sql);
      return connect(page, {
        list: { name: 'members', keys },
        read: (slice) => memberPage(sql, id, keys, slice),
        total: async () => (await load.memberCount.load(id))?.count ?? 0,
      });
    },
  },
  MembersConnection: { ...connectionFields, totalCount },
  GuildMember: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadRequired(load.guild, guildId),
    rank: ({ rankName }) => ({ name: rankName }),
  },
};
