import { battleTables } from './combat/battle.ts';
import { BattleSimulation } from './combat/battle-simulation.ts';
import { killTables } from './combat/kill-tables.ts';
import { chapterTables, createChapters } from './chapters/chapters.ts';
import { creatureTables, createDrops, dropTables } from './creatures/creature.ts';
import { createCreatures, createGameObjects } from './creatures/creatures.ts';
import { createOffers, vendorTables } from './creatures/vendors.ts';
import { instanceTables } from './instances/instances.ts';
import { runTables } from './instances/run-tables.ts';
import { armoryTable } from './items/armory.ts';
import { EFFECTS } from './items/item.ts';
import { createItems, itemTables } from './items/items.ts';
import { journalTables } from './journal/journal.ts';
import { createStorylines } from './journal/storylines.ts';
import { questTables } from './quests/quest.ts';
import { createQuests } from './quests/quests.ts';
import { RewardPool } from './quests/reward-pool.ts';
import { abilityTable, ALL_CAREER_ABILITIES } from './characters/abilities.ts';
import { characterTable } from './characters/characters.ts';
import { guildTable } from './guilds/guilds.ts';
import { guildMemberTable, guildRankTable, leadersOf } from './guilds/membership.ts';
import { createPopulation } from './population.ts';
import { createAreas, zoneAreaTable, createLocations, locationTable } from './zones/areas.ts';
import { scenarioTable } from './scenarios/scenarios.ts';
import { zoneTable } from './zones/zones.ts';
import { characterRatingTable, standingTable } from './ranked/standings.ts';
import { createSeasons, seasonTable } from './ranked/results.ts';
import { scoreboardTables } from './scoreboards/scoreboard-tables.ts';
import { createEvents, eventTable } from './events/events.ts';
import { achievementTables, createTome, tomeTable } from './tome/tome.ts';
import { recordTable, type WorldOptions, type WorldTable } from './world-table.ts';

export { CAREERS, type Realm } from './characters/characters.ts';
export { type LiveEvent, LiveWar } from './live/live-war.ts';
export type { WorldOptions, WorldTable, WorldValue } from './world-table.ts';

/** Changes whenever the same seed and clock no longer give the same rows: a stored world of another version is stale. */
export const GENERATOR_VERSION = '9';

/**
 * The sample world: a made-up war of 60 days up to `now`. The same options always give the same rows.
 * Tables come in the order in which they can be written; rows of the big ones are generated while they are read,
 * so iterate each of them once. Rollups (leaderboards, kill days) are left to the database.
 */
export function worldTables(options: WorldOptions): Iterable<WorldTable> {
  const areas = createAreas(options.seed);
  const population = createPopulation(options);
  const { characters, guilds, memberships } = population;
  const leaders = leadersOf(memberships);
  const simulation = new BattleSimulation(options, population, areas);
  const seasons = createSeasons(options.now);
  const ladders = { seed: options.seed, simulation, population };
  const items = createItems(options);
  const creatures = createCreatures(options);
  const gameObjects = createGameObjects(options);
  const rewards = new RewardPool(items);
  const chapters = createChapters(options.seed, rewards);
  const tome = createTome(options.seed, creatures);
  return [
    zoneTable(),
    zoneAreaTable(areas),
    locationTable(createLocations(options.seed, areas)),
    scenarioTable(),
    abilityTable(EFFECTS),
    guildTable(guilds, (guild) => leaders.get(guild) ?? null),
    characterTable(characters),
    guildRankTable(guilds),
    guildMemberTable(memberships),
    ...battleTables(simulation),
    ...killTables(simulation, population),
    ...scoreboardTables(simulation, population),
    seasonTable(seasons),
    standingTable(ladders, seasons),
    characterRatingTable(ladders, seasons),
    eventTable(createEvents(population.window, simulation)),
    ...instanceTables(),
    ...runTables(options, population, simulation.plans),
    ...itemTables(items),
    armoryTable(options.seed, characters, items),
    ...creatureTables(creatures, gameObjects),
    ...vendorTables(createOffers(options.seed, items, creatures)),
    ...dropTables(createDrops(options.seed, items, creatures, gameObjects)),
    ...questTables(createQuests(options.seed, { areas, rewards, creatures, gameObjects })),
    ...chapterTables(chapters),
    ...journalTables(createStorylines(options.seed, areas, chapters)),
    tomeTable(tome),
    ...achievementTables(options.seed, {
      items: items.filter(({ careers, races, name }) => careers.length + races.length === 0 && name !== ''),
      abilities: ALL_CAREER_ABILITIES,
      titles: tome.filter(({ section }) => section === 'PLAYER_TITLES'),
    }),
    recordTable('sample_world', [
      { seed: options.seed, clock: options.now, scale: options.scale, generator: GENERATOR_VERSION },
    ]),
  ];
}
