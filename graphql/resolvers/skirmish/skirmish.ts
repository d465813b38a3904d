import type { QuerySkirmishesArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { skirmishList, type SkirmishQuery } from '#graphql/sql/skirmish/skirmish-page.ts';
import { topSkirmishes } from '#graphql/sql/skirmish/skirmish.ts';
import { connect, connectionFields } from '../connection.ts';
import { heatmapPoint } from '../heatmap/heatmap.ts';
import { integerId, narrowingId, uuidId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const skirmishResolvers: Resolvers = {
  Query: {
    skirmish: (_, { id }, { load }) => loadOptional(load.skirmish, uuidId(id)),
    skirmishes: (_, args, { sql }) => connect(args, skirmishList(sql, skirmishQuery(args))),
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
    killDamageByCharacter: (skirmish, { id }, { load }) => {
      const characterId = integerId(id);
      return characterId === null
        ? []
        : load.skirmishDamageOfCharacter.load({ key: skirmish.id, args: characterId });
    },
    heatmap: async ({ id }, _, { load }) => (await load.skirmishHeatmap.load(id)).map(heatmapPoint),
    kills: ({ id }, args, { load }) => connect(args, load.killsOfSkirmish(id, {})),
    scoreboardEntries: ({ id }, { order, ...page }, { load }) =>
      connect(page, load.skirmishScores(id, { order })),
  },
  ScoreboardEntriesConnection: connectionFields,
  SkirmishScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    career: async ({ characterId }, _, { load }) => (await loadRequired(load.character, characterId)).career,
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
  SkirmishTopGuild: {
    guild: ({ guildId }, _, { load }) => loadRequired(load.guild, guildId),
  },
};

const skirmishQuery = ({ characterId, guildId, where }: QuerySkirmishesArgs): SkirmishQuery => ({
  characterId: narrowingId(characterId),
  guildId: narrowingId(guildId),
  where: where ?? null,
});
