import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { typeDefs } from '#graphql/generated/schema.ts';
import { connectionFields } from './connection.ts';
import { abilityResolvers } from './ability/ability.ts';
import { battleResolvers } from './battle/battle.ts';
import { catalogueResolvers } from './catalogue/catalogue-parts.ts';
import { chapterResolvers } from './chapter/chapter.ts';
import { characterResolvers } from './character/character.ts';
import { creatureResolvers } from './creature/creature.ts';
import { dungeonResolvers } from './dungeon/dungeon.ts';
import { eventResolvers } from './event/event.ts';
import { gameObjectResolvers } from './game-object/game-object.ts';
import { guildResolvers } from './guild/guild.ts';
import { heatmapResolvers } from './heatmap/heatmap.ts';
import { instanceResolvers } from './instance/instance.ts';
import { itemResolvers } from './item/item.ts';
import { fighterSumsResolvers } from './kill/fighter-sums.ts';
import { killResolvers } from './kill/kill.ts';
import { leaderboardResolvers } from './leaderboard/leaderboard.ts';
import { questResolvers } from './quest/quest.ts';
import { rankedResolvers } from './ranked/ranked.ts';
import { scalarResolvers } from './scalar.ts';
import { scenarioStatisticsResolvers } from './scenario/scenario-statistics.ts';
import { scenarioResolvers } from './scenario/scenario.ts';
import { searchResolvers } from './search/search.ts';
import { skirmishResolvers } from './skirmish/skirmish.ts';
import { achievementResolvers } from './tome/achievement.ts';
import { warJournalResolvers } from './war-journal/war-journal.ts';
import { warResolvers } from './war/war.ts';
import { zoneResolvers } from './zone/zone.ts';
import { zoneLayerResolvers } from './zone/zone-layer.ts';
import { zoneWarResolvers } from './zone/zone-war.ts';

/** The fields that every connection of the schema has; domains add those of their own. */
const connectionResolvers: Resolvers = Object.fromEntries(
  Array.from(typeDefs.matchAll(/^type (\w+Connection) /gm), ([, name]) => [name, connectionFields]),
);

/** The resolvers of all domains. */
export const resolvers: Resolvers[] = [
  abilityResolvers,
  achievementResolvers,
  battleResolvers,
  catalogueResolvers,
  chapterResolvers,
  characterResolvers,
  connectionResolvers,
  creatureResolvers,
  dungeonResolvers,
  eventResolvers,
  fighterSumsResolvers,
  gameObjectResolvers,
  guildResolvers,
  heatmapResolvers,
  instanceResolvers,
  itemResolvers,
  killResolvers,
  leaderboardResolvers,
  questResolvers,
  rankedResolvers,
  scalarResolvers,
  scenarioResolvers,
  scenarioStatisticsResolvers,
  searchResolvers,
  skirmishResolvers,
  warJournalResolvers,
  warResolvers,
  zoneResolvers,
  zoneLayerResolvers,
  zoneWarResolvers,
];
