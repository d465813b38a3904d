import type { GuildFilterInput, GuildInfoSortInput, Realm } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { comparison, equality } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

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

const guildFields = (sql: Database) =>
  sql`guild.id, guild.name, guild.realm, guild.level, guild.description,
      guild.brief_description as "briefDescription", guild.emblem, guild.pattern, guild.color1, guild.color2,
      guild.shape, guild.leader_id as "leaderId"`;

export const guildsById = (sql: Database, ids: readonly number[]) => sql<GuildRecord[]>`
  /* guildsById */
  select ${guildFields(sql)}
  from guild
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** The order asked for, then by id. */
export const guildKeys = (sql: Database, order: readonly GuildInfoSortInput[] | null | undefined) =>
  sortKeys(order, sortColumns(sql), { column: sql`guild.id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<GuildInfoSortInput> => ({
  name: { column: sql`guild.name`, cast: 'text' },
  level: { column: sql`guild.level`, cast: 'bigint' },
});

const columns = (sql: Database): Columns<GuildFilterInput> => ({
  name: textColumn(sql, sql`guild.name`),
  level: comparison(sql, { column: sql`guild.level`, cast: 'bigint' }),
  realm: equality(sql, { column: sql`guild.realm`, cast: 'text' }),
});

export const guildCondition = (sql: Database, filter: GuildFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** A page of guilds, and one more. */
export const guildPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  GuildRecord[]
>`
  /* guildPage */
  select ${guildFields(sql)}
  from guild
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const guildCount = (sql: Database, condition: Fragment) => sql<{ count: number }[]>`
  /* guildCount */
  select count(*)::integer as count
  from guild
  where ${condition}`;
