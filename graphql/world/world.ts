import { columnsOf } from './columns.ts';
import { battleTables } from './battle/battle-tables.ts';
import { Campaign } from './battle/campaign.ts';
import { killTables } from './battle/kill-tables.ts';
import { createCreatures } from './creatures/creatures.ts';
import { creatureTables, gameObjectTables } from './creatures/creature-tables.ts';
import { createGameObjects } from './creatures/game-objects.ts';
import { vendorTables } from './creatures/vendor-tables.ts';
import { createOffers } from './creatures/vendors.ts';
import { instanceTables } from './instances/instance-tables.ts';
import { armoryTable } from './items/armory-table.ts';
import { itemTables } from './items/item-tables.ts';
import { createItems } from './items/items.ts';
import { loreTables } from './lore/lore-tables.ts';
import { abilityTable } from './people/abilities.ts';
import { characterTable } from './people/characters.ts';
import { guildTable } from './people/guilds.ts';
import { guildMemberTable, leadersOf } from './people/membership.ts';
import { createPopulation } from './people/population.ts';
import { createAreas, zoneAreaTable } from './places/areas.ts';
import { scenarioTable } from './places/scenarios.ts';
import { zoneTable } from './places/zones.ts';
import { createSeasons, seasonTable } from './ranked/seasons.ts';
import { standingTable } from './ranked/standings.ts';
import { scoreTables } from './score/score-tables.ts';
import type { WorldOptions, WorldTable } from './world-table.ts';

/** Changes whenever the same seed and clock no longer give the same rows: a stored world of another version is stale. */
export const GENERATOR_VERSION = '4';

function sampleWorldTable({ seed, now, scale }: WorldOptions): WorldTable {
  return {
    name: 'sample_world',
    columns: columnsOf('seed clock scale generator'),
    rows: [[seed, now, scale, GENERATOR_VERSION]],
  };
}

/**
 * The sample world: a made-up war of 60 days up to `now`. The same options always give the same rows.
 * Tables come in the order in which they can be written; rows of the big ones are made while they are read,
 * so walk each of them once. Roll-ups (leaderboards, kill days) are left to the database.
 */
export function worldTables(options: WorldOptions): Iterable<WorldTable> {
  const areas = createAreas(options.seed);
  const population = createPopulation(options);
  const { characters, guilds, memberships } = population;
  const leaders = leadersOf(memberships);
  const campaign = new Campaign(options, population, areas);
  const seasons = createSeasons(options.now);
  const items = createItems(options);
  const creatures = createCreatures(options);
  const gameObjects = createGameObjects(options);
  return [
    zoneTable(),
    zoneAreaTable(areas),
    scenarioTable(),
    abilityTable(),
    guildTable(guilds, (guild) => leaders.get(guild) ?? null),
    characterTable(characters),
    guildMemberTable(memberships),
    ...battleTables(campaign),
    ...killTables(campaign, population),
    ...scoreTables(campaign, population),
    seasonTable(seasons),
    standingTable(options.seed, campaign, population, seasons),
    ...instanceTables(options, population, campaign.plans),
    ...itemTables(items),
    armoryTable(options.seed, characters, items),
    ...creatureTables(creatures),
    ...gameObjectTables(gameObjects),
    ...vendorTables(createOffers(options.seed, items, creatures)),
    ...loreTables(options.seed, { areas, items, creatures, gameObjects }),
    sampleWorldTable(options),
  ];
}
