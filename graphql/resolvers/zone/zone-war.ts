import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { zoneDays, zoneHours, zoneLeaders, zoneWar } from '#graphql/sql/zone/zone-war.ts';
import { zoneOf } from '../places.ts';
import { narrowingId, ownerId } from '../references.ts';
import { itself } from '../rows.ts';

export const zoneWarResolvers: Resolvers = {
  Query: {
    zoneWar: (_, { zoneId, from, to }, { sql }) => zoneWar(sql, { zoneId: narrowingId(zoneId), from, to }),
    zoneHours: (_, { zoneId, to }, { sql }) => zoneHours(sql, ownerId(zoneId), to),
    zoneDays: (_, { zoneId, from, to }, { sql }) => zoneDays(sql, ownerId(zoneId), { from, to }),
    zoneLeaders: (_, { zoneId, year, month }, { sql }) =>
      zoneLeaders(sql, { zoneId: ownerId(zoneId), year, month }),
  },
  ZoneWar: { zone: zoneOf, usual: itself },
  ZonePlayer: { character: ({ id }, _, { load }) => load.required(characters.byId, id) },
  ZoneGuild: { guild: ({ id }, _, { load }) => load.optional(guilds.byId, id) },
};
