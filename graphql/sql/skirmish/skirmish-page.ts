import type { SkirmishFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf } from '../engine/condition.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { skirmishColumns } from './skirmish-filter.ts';
import { skirmishFields, type SkirmishRecord } from './skirmish.ts';
import { where } from '../engine/where.ts';

/** Which skirmishes are asked for; null narrows nothing. */
export type SkirmishQuery = {
  characterId: number | null;
  guildId: number | null;
  where: SkirmishFilterInput | null;
};

/** Where to read skirmishes from: `time` and `id` are the columns whose index gives the order. */
type Source = { tables: Fragment; time: Fragment; id: Fragment; conditions: Fragment[] };

/** Newest first, then the highest id. */
export const skirmishKeys = (time: Fragment, id: Fragment): Key[] => [
  { property: 'startTime', column: time, cast: 'bigint', descending: true },
  { property: 'id', column: id, cast: 'uuid', descending: true },
];

/** A page of skirmishes, and one more. */
export function skirmishPage(sql: Database, query: SkirmishQuery, slice: Slice) {
  const { tables, time, id, conditions } = sourceOf(sql, query);
  const keys = skirmishKeys(time, id);
  const filter = where(sql, query.where, skirmishColumns(sql, time));
  return sql<SkirmishRecord[]>`
    /* skirmishPage */
    select ${skirmishFields(sql)}
    from ${tables}
    where ${allOf(sql, [...conditions, filter])} and ${sliceBounds(sql, keys, slice)}
    order by ${sliceOrder(sql, keys, slice)}
    limit ${sliceLimit(slice)}`;
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
