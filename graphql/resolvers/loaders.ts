import {
  battlesAfter,
  battlesBefore,
  battlesOfSkirmishes,
  guildsOfBattles,
  skirmishesOfBattles,
} from '../sql/battle/battle.ts';
import { lossesOfBattles, partsOfCharacter, scoresOfBattles } from '../sql/battle/battle-score.ts';
import { standingsInBattles } from '../sql/battle/battle-standing.ts';
import { chapters, rewardsOfChapters } from '../sql/chapter/chapter.ts';
import { itemsOfCharacters } from '../sql/character/armory.ts';
import { characters } from '../sql/character/character.ts';
import { creatures } from '../sql/creature/creature.ts';
import { dungeonsById } from '../sql/dungeon/dungeon.ts';
import { sessionsById } from '../sql/dungeon/session.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import { gameObjects } from '../sql/game-object/game-object.ts';
import { members, membershipsOfCharacters, ranksOfGuilds } from '../sql/guild/guild-member.ts';
import { guilds } from '../sql/guild/guild.ts';
import { heatmapsOfSkirmishes } from '../sql/heatmap/heatmap.ts';
import { encounterRunsOfRuns, instanceEncounterRunsById } from '../sql/instance/instance-encounter-run.ts';
import { instanceRunsById } from '../sql/instance/instance-run.ts';
import { scoresOfEncounterRuns, scoresOfRuns } from '../sql/instance/instance-score.ts';
import { encountersById, encountersOfInstances, instances } from '../sql/instance/instance.ts';
import { effectsOfItems, statsOfItems } from '../sql/item/item-effect.ts';
import { bonusesOfSets, itemSetsById, itemsOfSets } from '../sql/item/item-set.ts';
import {
  chaptersRewardingItem,
  creaturesDroppingItem,
  gameObjectsDroppingItem,
} from '../sql/item/item-source.ts';
import { items } from '../sql/item/item.ts';
import {
  offersCostingItem,
  offersOfCreature,
  offersOfItem,
  requiredItemsOfOffers,
  sellersOfOffers,
} from '../sql/item/vendor-item.ts';
import { abilitiesById } from '../sql/kill/ability.ts';
import { attackersOfKills } from '../sql/kill/combatant.ts';
import { damageOfKills } from '../sql/kill/kill-damage.ts';
import { killsOfScenarioRuns, killsOfSkirmish } from '../sql/kill/battle-kills.ts';
import { killsById } from '../sql/kill/kill.ts';
import { objectivesOfQuests, rewardsOfQuests } from '../sql/quest/quest-objective.ts';
import {
  placesOfQuests,
  questsFinishedAtCreatures,
  questsFinishedAtGameObjects,
  questsOfCreatures,
  questsOfGameObjects,
} from '../sql/quest/quest-starter.ts';
import { quests, questsRewardingItem } from '../sql/quest/quest.ts';
import { ratingsOfCharacters } from '../sql/ranked/character-rating.ts';
import { rankedLeaderboard, rankedSeasonsById } from '../sql/ranked/ranked.ts';
import { deedsOfScenarioRuns, scoresOfScenarioRuns } from '../sql/scenario/scenario-score.ts';
import { distributionsOfScenarioRuns } from '../sql/scenario/scenario-standing.ts';
import { scenarioRunsById, scenariosById } from '../sql/scenario/scenario.ts';
import {
  topGuildsByKills,
  topGuildsByPlayers,
  damageOfCharacter,
  damageOfSkirmishes,
} from '../sql/skirmish/skirmish-guild.ts';
import { skirmishScores } from '../sql/skirmish/skirmish-score.ts';
import { skirmishesById, skirmishesOfScenarioRuns } from '../sql/skirmish/skirmish.ts';
import {
  achievements,
  achievementsOfSubTypes,
  achievementSubTypesById,
  achievementTypesById,
  rewardsOfAchievements,
  subTypesOfTypes,
} from '../sql/tome/achievement.ts';
import { tomeEntries } from '../sql/tome/tome-entry.ts';
import { activitiesOfEntries, tasksOfActivities } from '../sql/war-journal/war-journal-activity.ts';
import {
  entriesOfStorylines,
  entriesOfZones,
  journalEntriesById,
  storylinesById,
} from '../sql/war-journal/war-journal.ts';
import {
  creatureSpawnsOfZones,
  spawnsOfCreatures,
  spawnsOfGameObjects,
  locationsOfZones,
} from '../sql/zone/spawn.ts';
import { areasOfZones, zoneAreasById, zonesById } from '../sql/zone/zone.ts';
import { activity } from './character/activity-loader.ts';
import { killTotal } from './kill/kill-total-loader.ts';
import { many, manyWith, RowLoader } from './batch-loader.ts';
import { MissingRow } from './missing-row.ts';
import { nested } from './nested-loader.ts';

/**
 * Makes the loaders of one request: each reads with one statement what the fields of a level ask for. Unknown ids are
 * null.
 */
export function createLoaders(sql: Database) {
  const character = new RowLoader(sql, characters.byId);
  const players = (places: readonly { readonly characterId: number }[]) =>
    character.prepare(places.map(({ characterId }) => characterId));
  const guild = new RowLoader(sql, guilds.byId);
  const fighters = async (
    rows: readonly { readonly characterId: number; readonly guildId: number | null }[],
  ) => {
    await Promise.all([players(rows), guild.prepare(rows.flatMap(({ guildId }) => guildId ?? []))]);
  };
  return {
    ability: new RowLoader(sql, abilitiesById),
    achievement: new RowLoader(sql, achievements.byId),
    achievementRewards: many(sql, rewardsOfAchievements),
    achievementsOfSubType: many(sql, achievementsOfSubTypes),
    achievementSubType: new RowLoader(sql, achievementSubTypesById),
    achievementType: new RowLoader(sql, achievementTypesById),
    activeCharacters: activity(sql),
    areasOfZone: many(sql, areasOfZones),
    attackers: many(sql, attackersOfKills),
    battleAfter: new RowLoader(sql, battlesAfter),
    battleBefore: new RowLoader(sql, battlesBefore),
    battleGuilds: many(sql, guildsOfBattles),
    battleLosses: many(sql, lossesOfBattles, (losses) =>
      fighters(
        losses.flatMap((loss) => [
          { characterId: loss.victimId, guildId: loss.victimGuildId },
          { characterId: loss.killerId, guildId: loss.killerGuildId },
        ]),
      ),
    ),
    battleOfSkirmish: new RowLoader(sql, battlesOfSkirmishes),
    battlePartOfCharacter: manyWith(
      (ids: readonly string[], characterId: number) => partsOfCharacter(sql, ids, characterId),
      ({ battleId }) => battleId,
    ),
    battleScores: many(sql, scoresOfBattles, fighters),
    battleStanding: manyWith(
      (ids: readonly string[], characterId: number) => standingsInBattles(sql, ids, characterId),
      ({ battleId }) => battleId,
    ),
    chapter: new RowLoader(sql, chapters.byId),
    chaptersRewardingItem: nested(sql, chaptersRewardingItem),
    chapterRewards: many(sql, rewardsOfChapters),
    character,
    characterRatings: many(sql, ratingsOfCharacters),
    characterItems: many(sql, itemsOfCharacters),
    creature: new RowLoader(sql, creatures.byId),
    creaturesDroppingItem: nested(sql, creaturesDroppingItem),
    creatureSpawnsOfZone: many(sql, creatureSpawnsOfZones),
    creatureSpawns: many(sql, spawnsOfCreatures),
    damage: many(sql, damageOfKills),
    dungeon: new RowLoader(sql, dungeonsById),
    dungeonSession: new RowLoader(sql, sessionsById),
    encounter: new RowLoader(sql, encountersById),
    encounterRun: new RowLoader(sql, instanceEncounterRunsById),
    encounterRuns: many(sql, encounterRunsOfRuns),
    encounterRunScores: many(sql, scoresOfEncounterRuns),
    encountersOfInstance: many(sql, encountersOfInstances),
    gameObject: new RowLoader(sql, gameObjects.byId),
    gameObjectsDroppingItem: nested(sql, gameObjectsDroppingItem),
    gameObjectSpawns: many(sql, spawnsOfGameObjects),
    guild,
    guildRanks: many(sql, ranksOfGuilds),
    instance: new RowLoader(sql, instances.byId),
    instanceRun: new RowLoader(sql, instanceRunsById),
    instanceRunScores: many(sql, scoresOfRuns),
    item: new RowLoader(sql, items.byId),
    itemEffects: many(sql, effectsOfItems),
    itemSet: new RowLoader(sql, itemSetsById),
    itemsOfSet: many(sql, itemsOfSets),
    itemStats: many(sql, statsOfItems),
    journalActivities: many(sql, activitiesOfEntries),
    journalEntries: many(sql, entriesOfStorylines),
    journalEntriesOfZone: many(sql, entriesOfZones),
    journalEntry: new RowLoader(sql, journalEntriesById),
    journalTasks: many(sql, tasksOfActivities),
    kill: new RowLoader(sql, killsById),
    killsOfScenarioRun: many(sql, killsOfScenarioRuns),
    killsOfSkirmish: nested(sql, killsOfSkirmish),
    killTotal: killTotal(sql),
    locationsOfZone: many(sql, locationsOfZones),
    members: nested(sql, members),
    membership: new RowLoader(sql, membershipsOfCharacters),
    offersCostingItem: nested(sql, offersCostingItem),
    offersOfCreature: nested(sql, offersOfCreature),
    offersOfItem: nested(sql, offersOfItem),
    quest: new RowLoader(sql, quests.byId),
    questObjectives: many(sql, objectivesOfQuests),
    questPlaces: many(sql, placesOfQuests),
    questRewards: many(sql, rewardsOfQuests),
    questsOfCreature: many(sql, questsOfCreatures),
    questsOfGameObject: many(sql, questsOfGameObjects),
    questsFinishedAtCreature: many(sql, questsFinishedAtCreatures),
    questsFinishedAtGameObject: many(sql, questsFinishedAtGameObjects),
    questsRewardingItem: nested(sql, questsRewardingItem),
    rankedLeaderboard: nested(sql, rankedLeaderboard),
    rankedSeason: new RowLoader(sql, rankedSeasonsById),
    requiredItems: many(sql, requiredItemsOfOffers),
    scenario: new RowLoader(sql, scenariosById),
    scenarioRun: new RowLoader(sql, scenarioRunsById),
    scenarioDeeds: many(sql, deedsOfScenarioRuns, players),
    scenarioDistributions: many(sql, distributionsOfScenarioRuns),
    scenarioScores: many(sql, scoresOfScenarioRuns, players),
    sellers: many(sql, sellersOfOffers),
    setBonuses: many(sql, bonusesOfSets),
    skirmish: new RowLoader(sql, skirmishesById),
    skirmishDamage: many(sql, damageOfSkirmishes),
    skirmishDamageOfCharacter: manyWith(
      (skirmishIds: readonly string[], characterId: number) =>
        damageOfCharacter(sql, skirmishIds, characterId),
      ({ skirmishId }) => skirmishId,
    ),
    skirmishesOfBattle: many(sql, skirmishesOfBattles),
    skirmishesOfScenarioRun: many(sql, skirmishesOfScenarioRuns),
    skirmishHeatmap: many(sql, heatmapsOfSkirmishes),
    skirmishScores: nested(sql, skirmishScores),
    subTypesOfType: many(sql, subTypesOfTypes),
    tomeEntry: new RowLoader(sql, tomeEntries.byId),
    storyline: new RowLoader(sql, storylinesById),
    topGuildsByKills: many(sql, topGuildsByKills),
    topGuildsByPlayers: many(sql, topGuildsByPlayers),
    zone: new RowLoader(sql, zonesById),
    zoneArea: new RowLoader(sql, zoneAreasById),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;

/** Loads the row of an optional reference; null without one. */
export const loadOptional = <Key, Row>(loader: RowLoader<Key, Row>, key: Key | null) =>
  key === null ? null : loader.row(key);

/**
 * Loads a row that the contract promises.
 * @throws MissingRow where it is not
 */
export function loadRequired<Key, Row>(loader: RowLoader<Key, Row>, key: Key): Row | Promise<Row> {
  const row = loader.row(key);
  return row instanceof Promise ? row.then((loaded) => required(loaded, key)) : required(row, key);
}

function required<Row>(row: Row | null, key: unknown): Row {
  if (row === null) throw new MissingRow(key);
  return row;
}
