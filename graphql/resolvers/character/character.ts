import DataLoader from 'dataloader';
import type { Resolvers, QueryActiveCharactersStatsArgs } from '#graphql/generated/resolvers.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { activeCharacters, type ActivityQuestion } from '#graphql/sql/character/active-characters.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { membershipsOfCharacters, guilds } from '#graphql/sql/guild/guild.ts';
import { characterHistory, guildHistory, guildMoves } from '#graphql/sql/character/history.ts';
import { connect } from '../connection.ts';
import { integerId, character, guild } from '../references.ts';

export const characterResolvers: Resolvers = {
  Query: {
    activeCharactersStats: (_, args, { load }) => load.once(activity).load(questionOf(args)),
    character: (_, { id }, { load }) => load.optional(characters.byId, integerId(id)),
    characters: (_, args, { sql }) => connect(args, characters.list(sql, args)),
    characterHistory: (_, { characterId }, { sql, latest }) =>
      characterHistory(sql, integerId(characterId), latest),
    guildHistory: (_, { guildId }, { sql, latest }) => guildHistory(sql, integerId(guildId), latest),
    guildMoves: (_, { guildId, ...page }, { sql, latest }) =>
      connect(page, guildMoves(sql, integerId(guildId), latest)),
  },
  Character: {
    guildMembership: ({ id }, _, { load }) => load.rows(membershipsOfCharacters).load(id),
  },
  GuildMove: {
    character,
    otherGuild: ({ otherGuildId }, _, { load }) => load.optional(guilds.byId, otherGuildId),
  },
  GuildSpell: { guild },
};

/** Counts active players, with one statement for all counts of a request. */
const activity = (sql: Database) =>
  new DataLoader<ActivityQuestion, number, string>(
    async (questions) => {
      const counts = await activeCharacters(sql, questions);
      return questions.map((_, index) => counts[index]?.count ?? 0);
    },
    { cacheKeyFn: (question) => JSON.stringify(question) },
  );

const questionOf = ({ from, to, ...args }: QueryActiveCharactersStatsArgs): ActivityQuestion => ({
  from: firstSecond(from),
  to: firstSecond(to),
  career: args.career ?? null,
  minLevel: args.minLevel ?? null,
  maxLevel: args.maxLevel ?? null,
});

/** The first whole second that is not before a moment: kills have whole seconds. */
const firstSecond = (moment: string) => Math.ceil(Date.parse(moment) / 1000);
