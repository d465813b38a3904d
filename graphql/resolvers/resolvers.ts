import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { characterResolvers } from './character.ts';
import { guildResolvers } from './guild.ts';
import { killResolvers } from './kill.ts';
import { leaderboardResolvers } from './leaderboard.ts';
import { positionResolvers } from './position.ts';
import { scalarResolvers } from './scalar.ts';
import { scenarioResolvers } from './scenario.ts';
import { searchResolvers } from './search.ts';
import { skirmishResolvers } from './skirmish.ts';

/** One entry for every domain of the contract. */
export const resolvers: Resolvers[] = [
  scalarResolvers,
  characterResolvers,
  guildResolvers,
  killResolvers,
  leaderboardResolvers,
  positionResolvers,
  scenarioResolvers,
  searchResolvers,
  skirmishResolvers,
];
