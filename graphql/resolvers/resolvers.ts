import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { characterResolvers } from './character.ts';
import { guildResolvers } from './guild.ts';
import { heatmapResolvers } from './heatmap.ts';
import { instanceEncounterRunResolvers } from './instance-encounter-run.ts';
import { instanceRunResolvers } from './instance-run.ts';
import { instanceResolvers } from './instance.ts';
import { killResolvers } from './kill.ts';
import { leaderboardResolvers } from './leaderboard.ts';
import { positionResolvers } from './position.ts';
import { rankedResolvers } from './ranked.ts';
import { scalarResolvers } from './scalar.ts';
import { scenarioResolvers } from './scenario.ts';
import { searchResolvers } from './search.ts';
import { skirmishResolvers } from './skirmish.ts';

/** One entry for every domain of the contract. */
export const resolvers: Resolvers[] = [
  scalarResolvers,
  characterResolvers,
  guildResolvers,
  heatmapResolvers,
  instanceResolvers,
  instanceEncounterRunResolvers,
  instanceRunResolvers,
  killResolvers,
  leaderboardResolvers,
  positionResolvers,
  rankedResolvers,
  scenarioResolvers,
  searchResolvers,
  skirmishResolvers,
];
