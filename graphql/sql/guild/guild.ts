import type {
  GuildFilterInput,
  GuildInfoSortInput,
  Realm,
  CharacterFilterInput,
  GuildMemberSortInput,
} from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import { integerKey, textKey, type SortColumns, sortKeys } from '../engine/record-list.ts';
import { enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';
import { characterFilters } from '../character/character.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { nestedList } from '../engine/nested-list.ts';
import { where } from '../engine/where/where.ts';

/** A guild with the numbers of its banner. */
export type GuildRecord = {
  id: number;
  name: string;
  realm: Realm;
  level: number;
  description: string;
  briefDescription: string;
  emblem: number;
  pattern: number;
  color1: number;
  color2: number;
  shape: number;
  leaderId: number | null;
};

export const guilds = catalogue<GuildRecord, GuildFilterInput, GuildInfoSortInput>({
  name: 'guilds',
  table: 'guild',
  fields: (sql) => sql`
    guild.id, guild.name, guild.realm, guild.level, guild.description,
    guild.brief_description as "briefDescription", guild.emblem, guild.pattern, guild.color1, guild.color2,
    guild.shape, guild.leader_id as "leaderId"`,
  filters: (sql) => ({
    name: textColumn(sql, sql`guild.name`),
    level: integerColumn(sql, sql`guild.level`),
    realm: enumColumn(sql, sql`guild.realm`),
  }),
  sorts: (sql) => ({ name: textKey(sql`guild.name`), level: integerKey(sql`guild.level`) }),
});

/** A player's membership of a guild. */
export type GuildMemberRecord = {
  characterId: number;
  guildId: number;
  rankName: string;
  rankOrder: number;
};

/** A member with the values that its guild's list may be ordered by. */
export type ListedMemberRecord = GuildMemberRecord & {
  id: number;
  name: string;
  career: string;
  level: number;
  renownRank: number;
};

type MemberArguments = {
  where?: CharacterFilterInput | null;
  order?: readonly GuildMemberSortInput[] | null;
};

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

/** Members of a guild in the requested order; by default the highest rank first, then by name; ties by id. */
export const members = nestedList<number, MemberArguments, ListedMemberRecord>({
  name: 'members',
  parent: 'integer',
  fields: (sql) => sql`
    member.character_id as "characterId", member.guild_id as "guildId", member.rank_name as "rankName",
    member.rank_order as "rankOrder", "character".id, "character".name, "character".career, "character".level,
    "character".renown_rank as "renownRank"`,
  tables: withCharacters,
  countedTables: (sql, args) => (args.where ? withCharacters(sql) : sql`guild_member member`),
  condition: (sql, guildId, args) =>
    args.where
      ? sql`member.guild_id = ${guildId} and ${where(sql, args.where, characterFilters(sql))}`
      : sql`member.guild_id = ${guildId}`,
  keys: (sql, { order }) =>
    sortKeys(order ?? BY_RANK, sortColumns(sql), integerKey(sql`member.character_id`)),
});

function withCharacters(sql: Database): Fragment {
  return sql`guild_member member join "character" on "character".id = member.character_id`;
}

const BY_RANK: readonly GuildMemberSortInput[] = [{ rank: 'ASC', name: 'ASC' }];

const sortColumns = (sql: Database): SortColumns<GuildMemberSortInput> => ({
  career: textKey(sql`"character".career`),
  level: integerKey(sql`"character".level`),
  name: textKey(sql`"character".name`),
  rank: { ...integerKey(sql`member.rank_order`), property: 'rankOrder' },
  renownRank: integerKey(sql`"character".renown_rank`),
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
