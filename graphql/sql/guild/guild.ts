import type { GuildFilterInput, GuildInfoSortInput, Realm } from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import { integerKey, textKey } from '../engine/sort.ts';
import { enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

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
