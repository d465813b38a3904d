import type { QuerySkirmishesArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { skirmishList, type SkirmishQuery } from '#graphql/sql/skirmish/skirmish-page.ts';
import { topSkirmishes, skirmishesById } from '#graphql/sql/skirmish/skirmish.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { heatmapsOfSkirmishes } from '#graphql/sql/heatmap/heatmap.ts';
import { killsOfSkirmish } from '#graphql/sql/kill/kill.ts';
import { scenarioRunsById } from '#graphql/sql/scenario/scenario.ts';
import {
  damageOfCharacter,
  damageOfSkirmishes,
  topGuildsByKills,
  topGuildsByPlayers,
} from '#graphql/sql/skirmish/skirmish-guild.ts';
import { skirmishScores } from '#graphql/sql/skirmish/skirmish-score.ts';
import { zoneAreasById } from '#graphql/sql/zone/zone.ts';
import { manyWith } from '../batch-loader.ts';
import { connect } from '../connection.ts';
import { heatmapPoint } from '../heatmap/heatmap.ts';
import { optionalZone, scenario } from '../places.ts';
import { integerId, narrowingId, uuidId, career, character, guild } from '../references.ts';

export const skirmishResolvers: Resolvers = {
  Query: {
    skirmish: (_, { id }, { load }) => load.optional(skirmishesById, uuidId(id)),
    skirmishes: (_, args, { sql, latest }) => connect(args, skirmishList(sql, skirmishQuery(args, latest))),
    topSkirmishes: (_, __, { sql, latest }) => topSkirmishes(sql, latest),
  },
  Skirmish: {
    scenario,
    instance: ({ instanceId }, _, { load }) => load.optional(scenarioRunsById, instanceId),
    primaryZone: ({ primaryZoneId }, _, context) => optionalZone(primaryZoneId, context),
    primaryZoneArea: ({ primaryAreaId }, _, { load }) => load.optional(zoneAreasById, primaryAreaId),
    topGuildsByPlayers: ({ id }, _, { load }) => load.all(topGuildsByPlayers, id),
    topGuildsByKills: ({ id }, _, { load }) => load.all(topGuildsByKills, id),
    killDamage: ({ id }, _, { load }) => load.all(damageOfSkirmishes, id),
    killDamageByCharacter: (skirmish, { id }, { load }) => {
      const characterId = integerId(id);
      return characterId === null ? [] : load.once(damages).load({ key: skirmish.id, args: characterId });
    },
    heatmap: async ({ id }, _, { load }) => (await load.all(heatmapsOfSkirmishes, id)).map(heatmapPoint),
    kills: ({ id }, args, { load }) => connect(args, load.list(killsOfSkirmish, id, {})),
    scoreboardEntries: ({ id }, { order, ...page }, { load }) =>
      connect(page, load.list(skirmishScores, id, { order })),
  },
  SkirmishScoreboardEntry: { character, career, guild },
  SkirmishTopGuild: {
    guild: ({ guildId }, _, { load }) => load.required(guilds.byId, guildId),
  },
};

const damages = manyWith(damageOfCharacter, ({ skirmishId }) => skirmishId);

const skirmishQuery = (
  { characterId, guildId, where }: QuerySkirmishesArgs,
  latest: number,
): SkirmishQuery => ({
  characterId: narrowingId(characterId),
  guildId: narrowingId(guildId),
  where: where ?? null,
  latest,
});
