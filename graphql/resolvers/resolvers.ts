import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { chapterResolvers } from './chapter.ts';
import { characterResolvers } from './character.ts';
import { creatureResolvers } from './creature.ts';
import { gameObjectResolvers } from './game-object.ts';
import { guildResolvers } from './guild.ts';
import { heatmapResolvers } from './heatmap.ts';
import { instanceEncounterRunResolvers } from './instance-encounter-run.ts';
import { instanceRunResolvers } from './instance-run.ts';
import { instanceResolvers } from './instance.ts';
import { itemResolvers } from './item.ts';
import { killResolvers } from './kill.ts';
import { leaderboardResolvers } from './leaderboard.ts';
import { positionResolvers } from './position.ts';
import { questResolvers } from './quest.ts';
import { rankedResolvers } from './ranked.ts';
import { scalarResolvers } from './scalar.ts';
import { scenarioResolvers } from './scenario.ts';
import { searchResolvers } from './search.ts';
import { skirmishResolvers } from './skirmish.ts';
import { vendorItemResolvers } from './vendor-item.ts';
import { warJournalResolvers } from './war-journal.ts';

/** One entry for every domain of the contract. */
export const resolvers: Resolvers[] = [
  scalarResolvers,
  chapterResolvers,
  characterResolvers,
  creatureResolvers,
  gameObjectResolvers,
  guildResolvers,
  heatmapResolvers,
  instanceResolvers,
  instanceEncounterRunResolvers,
  instanceRunResolvers,
  itemResolvers,
  killResolvers,
  leaderboardResolvers,
  positionResolvers,
  questResolvers,
  rankedResolvers,
  scenarioResolvers,
  searchResolvers,
  skirmishResolvers,
  vendorItemResolvers,
  warJournalResolvers,
];
