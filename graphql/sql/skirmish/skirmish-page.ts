import type { SkirmishFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf } from '../engine/where/condition.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { recordList, type RecordList } from '../engine/record-list.ts';
import { integerKey } from '../engine/sort.ts';
import { skirmishColumns } from './skirmish-filter.ts';
import { skirmishFields, type SkirmishRecord } from './skirmish.ts';
import { where } from '../engine/where/where.ts';

/** A query for skirmishes; null narrows nothing. */
export type SkirmishQuery = {
  characterId: number | null;
  guildId: number | null;
  where: SkirmishFilterInput | null;
};

/** The tables to read skirmishes from: `time` and `id` are the columns whose index gives the order. */
type Source = { tables: Fragment; time: Fragment; id: Fragment; conditions: Fragment[] };

/** A page of skirmishes, newest first, then by highest id. */
export function skirmishList(sql: Database, query: SkirmishQuery): RecordList<SkirmishRecord> {
  const { tables, time, id, conditions } = sourceOf(sql, query);
  return recordList(sql, {
    name: 'skirmishes',
    keys: [
      { ...integerKey(time), property: 'startTime', descending: true },
      { column: id, cast: 'uuid', property: 'id', descending: true },
    ],
    fields: skirmishFields(sql),
    tables,
    condition: allOf(sql, [...conditions, where(sql, query.where, skirmishColumns(sql, time))]),
  });
}

function sourceOf(sql: Database, { characterId, guildId }: SkirmishQuery): Source {
  if (characterId !== null) return fightsOfCharacter(sql, characterId, guildId);
  if (guildId !== null) return fightsOfGuild(sql, guildId);
  return {
    tables: sql`skirmish`,
    time: sql`skirmish.start_time`,
    id: sql`skirmish.id`,
    conditions: [],
  };
}

const fightsOfGuild = (sql: Database, guildId: number): Source => ({
  tables: sql`skirmish_guild party join skirmish on skirmish.id = party.skirmish_id`,
  time: sql`party.start_time`,
  id: sql`party.skirmish_id`,
  conditions: [sql`party.guild_id = ${guildId}::bigint`],
});

/** With a guild too, both have to be in the fight. */
const fightsOfCharacter = (sql: Database, characterId: number, guildId: number | null): Source => ({
  tables: sql`skirmish_score score join skirmish on skirmish.id = score.skirmish_id`,
  time: sql`score.start_time`,
  id: sql`score.skirmish_id`,
  conditions: [
    sql`score.character_id = ${characterId}::bigint`,
    guildId === null
      ? sql`true`
      : sql`exists (select from skirmish_guild party
                    where party.skirmish_id = score.skirmish_id and party.guild_id = ${guildId}::bigint)`,
  ],
});
