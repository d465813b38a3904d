import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { spanBetween } from '#graphql/sql/engine/where/time-span.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { leadingGuilds, leadingPlayers, zoneDays, zoneHours, zoneWar } from '#graphql/sql/zone/zone-war.ts';
import { zoneOf } from '../places.ts';
import { narrowingId } from '../references.ts';
import { itself } from '../rows.ts';

/** The id of a zone; for a text that is none, one that no zone has. */
const idOf = (zoneId: string): number => narrowingId(zoneId) ?? 0;

export const zoneWarResolvers: Resolvers = {
  Query: {
    zoneWar: (_, { zoneId, from, to }, { sql }) => zoneWar(sql, { zoneId: narrowingId(zoneId), from, to }),
    zoneHours: (_, { zoneId, to }, { sql }) => zoneHours(sql, idOf(zoneId), to),
    zoneDays: (_, { zoneId, from, to }, { sql }) => zoneDays(sql, idOf(zoneId), { from, to }),
    zoneLeaders: (_, { zoneId, from, to }) => ({ zoneId: idOf(zoneId), ...spanBetween(from, to) }),
  },
  ZoneWar: { zone: zoneOf, usual: itself },
  ZoneLeaders: {
    players: (query, _, { sql }) => leadingPlayers(sql, query),
    guilds: (query, _, { sql }) => leadingGuilds(sql, query),
  },
  ZonePlayer: { character: ({ id }, _, { load }) => load.required(characters.byId, id) },
  ZoneGuild: { guild: ({ id }, _, { load }) => load.optional(guilds.byId, id) },
};
