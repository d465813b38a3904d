import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { typeDefs } from '#graphql/generated/schema.ts';
import { connectionFields } from './connection.ts';
import { abilityResolvers } from './ability/ability.ts';
import { achievementResolvers } from './tome/achievement.ts';
import { battleResolvers } from './battle/battle.ts';
import { dungeonResolvers } from './dungeon/dungeon.ts';
import { eventResolvers } from './event/event.ts';
import { careerStatisticsResolvers } from './career/career-statistics.ts';
import { zoneResolvers, positionResolvers } from './zone/zone.ts';
import { chapterResolvers } from './chapter/chapter.ts';
import { characterResolvers, activityResolvers } from './character/character.ts';
import { historyResolvers } from './character/history.ts';
import { creatureResolvers } from './creature/creature.ts';
import { gameObjectResolvers } from './game-object/game-object.ts';
import { guildResolvers } from './guild/guild.ts';
import { heatmapResolvers } from './heatmap/heatmap.ts';
import { instanceRunResolvers, instanceEncounterRunResolvers } from './instance/instance-run.ts';
import { instanceResolvers } from './instance/instance.ts';
import { itemResolvers } from './item/item.ts';
import { fighterSumsResolvers } from './kill/fighter-sums.ts';
import { killPairResolvers } from './kill/kill-pairs.ts';
import { killResolvers } from './kill/kill.ts';
import { leaderboardResolvers } from './leaderboard/leaderboard.ts';
import { questResolvers } from './quest/quest.ts';
import { rankedResolvers, characterRatingResolvers } from './ranked/ranked.ts';
import { scalarResolvers } from './scalar.ts';
import { scenarioResolvers } from './scenario/scenario.ts';
import { scenarioStandingResolvers } from './scenario/scenario-standing.ts';
import { scenarioLeaderboardResolvers } from './leaderboard/scenario-leaderboard.ts';
import { scenarioStatisticsResolvers } from './scenario/scenario-statistics.ts';
import { searchResolvers } from './search/search.ts';
import { skirmishResolvers } from './skirmish/skirmish.ts';
import { vendorItemResolvers, itemSourceResolvers } from './item/vendor-item.ts';
import { fighterResolvers } from './war/fighters.ts';
import { warRecordResolvers } from './war/war-records.ts';
import { warJournalResolvers, tomeResolvers } from './war-journal/war-journal.ts';

/** The fields that every connection of the schema has; domains add those of their own. */
const connectionResolvers: Resolvers = Object.fromEntries(
  Array.from(typeDefs.matchAll(/^type (\w+Connection) /gm), ([, name]) => [name, connectionFields]),
);

/** The resolvers of all domains. */
export const resolvers: Resolvers[] = [
  connectionResolvers,
  scalarResolvers,
  abilityResolvers,
  achievementResolvers,
  activityResolvers,
  battleResolvers,
  careerStatisticsResolvers,
  chapterResolvers,
  characterRatingResolvers,
  characterResolvers,
  creatureResolvers,
  dungeonResolvers,
  eventResolvers,
  gameObjectResolvers,
  guildResolvers,
  heatmapResolvers,
  historyResolvers,
  instanceResolvers,
  instanceEncounterRunResolvers,
  instanceRunResolvers,
  itemResolvers,
  itemSourceResolvers,
  fighterResolvers,
  fighterSumsResolvers,
  killPairResolvers,
  killResolvers,
  leaderboardResolvers,
  positionResolvers,
  questResolvers,
  rankedResolvers,
  scenarioResolvers,
  scenarioStandingResolvers,
  scenarioLeaderboardResolvers,
  scenarioStatisticsResolvers,
  searchResolvers,
  skirmishResolvers,
  tomeResolvers,
  vendorItemResolvers,
  warJournalResolvers,
  warRecordResolvers,
  zoneResolvers,
];
