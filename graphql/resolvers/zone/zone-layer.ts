import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { battlesOfSkirmishes } from '#graphql/sql/battle/battle.ts';
import { creatures } from '#graphql/sql/creature/creature.ts';
import { arrayIntegers } from '#graphql/sql/engine/array-literal.ts';
import { spanBetween } from '#graphql/sql/engine/where/time-span.ts';
import { zoneAreasById } from '#graphql/sql/zone/zone.ts';
import { areaKills, battleKills, zoneContents } from '#graphql/sql/zone/zone-layer.ts';
import { zoneById } from '../places.ts';
import { ownerId } from '../references.ts';

export const zoneLayerResolvers: Resolvers = {
  Query: {
    zoneContents: (_, { zoneId }) => ({ zoneId: ownerId(zoneId) }),
    zoneKills: (_, { zoneId, from, to }) => ({ zoneId: ownerId(zoneId), ...spanBetween(from, to) }),
  },
  ZoneContents: {
    zone: ({ zoneId }, _, context) => zoneById(zoneId, context),
    contents: ({ zoneId }, _, { sql }) => zoneContents(sql, zoneId),
  },
  ZoneContent: {
    creature: ({ kind, id }, _, { load }) => load.optional(creatures.byId, kind === 'CREATURE' ? id : null),
    points: ({ xs, ys }) => {
      const down = arrayIntegers(ys);
      return arrayIntegers(xs).map((x, at) => ({ x, y: down[at] ?? 0 }));
    },
  },
  ZoneKills: {
    zone: ({ zoneId }, _, context) => zoneById(zoneId, context),
    areas: (query, _, { sql }) => areaKills(sql, query),
    battles: (query, _, { sql }) => battleKills(sql, query),
  },
  AreaKills: { area: ({ areaId }, _, { load }) => load.optional(zoneAreasById, areaId) },
  BattleKills: { battle: ({ battleId }, _, { load }) => load.optional(battlesOfSkirmishes, battleId) },
};
