import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';

/** A player's place in a guild. */
export type GuildMemberRecord = { characterId: number; guildId: number; rankName: string };

/** A member with the values that its guild's list is ordered by. */
export type ListedMemberRecord = GuildMemberRecord & { rankOrder: number; characterName: string };

/** Guilds of many players at once; a player is in one guild at most. */
export const membershipsOfCharacters = (sql: Database, ids: readonly number[]) => sql<GuildMemberRecord[]>`
  /* membershipsOfCharacters */
  select character_id as "characterId", guild_id as "guildId", rank_name as "rankName"
  from guild_member
  where character_id = any(${arrayLiteral(ids)}::bigint[])`;

/** Highest rank first, then by name, then by id. */
export const memberKeys = (sql: Database): Key[] => [
  { property: 'rankOrder', column: sql`member.rank_order`, cast: 'bigint', descending: false },
  { property: 'characterName', column: sql`"character".name`, cast: 'text', descending: false },
  { property: 'characterId', column: sql`member.character_id`, cast: 'bigint', descending: false },
];

/** A page of a guild's members, and one more. */
export const memberPage = (sql: Database, guildId: number, keys: readonly Key[], slice: Slice) => sql<
  ListedMemberRecord[]
>`
  /* memberPage */
  select member.character_id as "characterId", member.guild_id as "guildId", member.rank_name as "rankName",
         member.rank_order as "rankOrder", "character".name as "characterName"
  from guild_member member
  join "character" on "character".id = member.character_id
  where member.guild_id = ${guildId} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

/** Sizes of many guilds at once; a guild without members has no row. */
export const memberCounts = (sql: Database, guildIds: readonly number[]) => sql<
  { guildId: number; count: number }[]
>`
  /* memberCounts */
  select guild_id as "guildId", count(*)::integer as count
  from guild_member
  where guild_id = any(${arrayLiteral(guildIds)}::bigint[])
  group by guild_id`;
