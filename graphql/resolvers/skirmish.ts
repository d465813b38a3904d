import type { QuerySkirmishesArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import { damageOfCharacter } from '../sql/skirmish/skirmish-damage.ts';
import { skirmishKeys, skirmishPage } from '../sql/skirmish/skirmish-page.ts';
import { skirmishScoreKeys, skirmishScorePage } from '../sql/skirmish/skirmish-score.ts';
import { topSkirmishes } from '../sql/skirmish/skirmish.ts';
import { connectionFields, connectPages } from './connection.ts';
import { heatPoint } from './heatmap.ts';
import { integerId, narrowingId, uuidId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export const skirmishResolvers: Resolvers = {
  Query: {
    skirmish: (_, { id }, { load }) => loadOptional(load.skirmish, uuidId(id)),
    skirmishes: (_, args, { sql }) => connectSkirmishes(sql, args),
    topSkirmishes: (_, __, { sql }) => topSkirmishes(sql),
  },
  SkirmishesConnection: connectionFields,
  Skirmish: {
    scenario: ({ scenarioId }, _, { load }) => loadOptional(load.scenario, scenarioId),
    instance: ({ instanceId }, _, { load }) => loadOptional(load.scenarioRun, instanceId),
    primaryZone: ({ primaryZoneId }, _, { load }) => loadOptional(load.zone, primaryZoneId),
    primaryZoneArea: ({ primaryAreaId }, _, { load }) => loadOptional(load.zoneArea, primaryAreaId),
    topGuildsByPlayers: ({ id }, _, { load }) => load.topGuildsByPlayers.load(id),
    topGuildsByKills: ({ id }, _, { load }) => load.topGuildsByKills.load(id),
    killDamage: ({ id }, _, { load }) => load.skirmishDamage.load(id),
    killDamageByCharacter: (skirmish, { id }, { sql }) => {
      const characterId = integerId(id);
      return characterId === null ? [] : damageOfCharacter(sql, skirmish.id, characterId);
    },
    heatmap: async ({ id }, _, { load }) => (await load.skirmishHeat.load(id)).map(heatPoint),
    scoreboardEntries: ({ id }, { order, ...page }, { sql }) => {
      const keys = skirmishScoreKeys(sql, order);
      return connectPages(page, {
        list: { name: 'skirmish scores', keys },
        read: (slice) => skirmishScorePage(sql, id, keys, slice),
      });
    },
  },
  ScoreboardEntriesConnection: connectionFields,
  SkirmishScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
  SkirmishTopGuild: {
    guild: ({ guildId }, _, { load }) => loadRequired(load.guild, guildId),
  },
};

function connectSkirmishes(sql: Database, { characterId, guildId, where, ...page }: QuerySkirmishesArgs) {
  const query = {
    characterId: narrowingId(characterId),
    guildId: narrowingId(guildId),
    where: where ?? null,
  };
  return connectPages(page, {
    list: { name: 'skirmishes', keys: skirmishKeys(sql`skirmish.start_time`, sql`skirmish.id`) },
    read: (slice) => skirmishPage(sql, query, slice),
  });
}
