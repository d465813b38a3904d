import { batchRead } from '../engine/batch-read.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey, textKey } from '../engine/sort.ts';

/** A player's membership of a guild. */
export type GuildMemberRecord = {
  characterId: number;
  guildId: number;
  rankName: string;
  rankOrder: number;
};

/** A member with the values that its guild's list is ordered by. */
export type ListedMemberRecord = GuildMemberRecord & { characterName: string };

/** Guilds of many players at once; a player is in one guild at most. */
export const membershipsOfCharacters = batchRead(
  'characterId',
  (sql, characterIds) => sql<GuildMemberRecord[]>`
    /* membershipsOfCharacters */
    select character_id as "characterId", guild_id as "guildId", rank_name as "rankName",
           rank_order as "rankOrder"
    from guild_member
    where character_id = any(${characterIds}::bigint[])`,
);

/** Members of a guild: the highest rank first, then by name, then by id. */
export const members = nestedList<number, object, ListedMemberRecord>({
  name: 'members',
  parent: 'integer',
  fields: (sql) => sql`
    member.character_id as "characterId", member.guild_id as "guildId", member.rank_name as "rankName",
    member.rank_order as "rankOrder", "character".name as "characterName"`,
  tables: (sql) => sql`guild_member member join "character" on "character".id = member.character_id`,
  countedTables: (sql) => sql`guild_member member`,
  condition: (sql, guildId) => sql`member.guild_id = ${guildId}`,
  keys: (sql) => [
    { ...integerKey(sql`member.rank_order`), property: 'rankOrder', descending: false },
    { ...textKey(sql`"character".name`), property: 'characterName', descending: false },
    { ...integerKey(sql`member.character_id`), property: 'characterId', descending: false },
  ],
});

/** Ranks of many guilds at once, the leader's first. */
export const ranksOfGuilds = batchRead(
  'guildId',
  (sql, guildIds) => sql<{ guildId: number; rank: number; name: string }[]>`
    /* ranksOfGuilds */
    select guild_id as "guildId", rank_order as rank, name
    from guild_rank
    where guild_id = any(${guildIds}::bigint[])
    order by guild_id, rank_order`,
);
