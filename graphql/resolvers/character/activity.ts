import type { QueryActiveCharactersStatsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import type { ActivityQuestion } from '#graphql/sql/character/active-characters.ts';

export const activityResolvers: Resolvers = {
  Query: {
    activeCharactersStats: (_, args, { load }) => load.activeCharacters.load(questionOf(args)),
  },
};

const questionOf = ({ from, to, ...args }: QueryActiveCharactersStatsArgs): ActivityQuestion => ({
  from: firstSecond(from),
  to: firstSecond(to),
  career: args.career ?? null,
  minLevel: args.minLevel ?? null,
  maxLevel: args.maxLevel ?? null,
});

/** The first whole second that is not before a moment: kills have whole seconds. */
const firstSecond = (moment: string) => Math.ceil(Date.parse(moment) / 1000);
