import type { Realm, SkirmishScoreboardEntrySortInput } from '#graphql/generated/resolvers.ts';
import { battleScoreFields, type BattleScoreRecord } from '../scoreboard/battle-score.ts';
import type { Database } from '../engine/database.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { healing, protection } from '../scoreboard/score.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';

/** A player in a skirmish; `id` is the player's, by which those who tie are ordered. */
export type SkirmishScoreRecord = BattleScoreRecord & { id: number; realm: Realm };

/** The order asked for, then by the player's id. */
export const skirmishScoreKeys = (
  sql: Database,
  order: readonly SkirmishScoreboardEntrySortInput[] | null | undefined,
) => sortKeys(order, sortColumns(sql), { column: sql`score.character_id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<SkirmishScoreboardEntrySortInput> => ({
  damage: { column: sql`score.damage`, cast: 'bigint' },
  deathBlows: { column: sql`score.death_blows`, cast: 'bigint' },
  deaths: { column: sql`score.deaths`, cast: 'bigint' },
  healing: { column: healing(sql), cast: 'bigint' },
  killDamage: { column: sql`score.kill_damage`, cast: 'bigint' },
  kills: { column: sql`score.kills`, cast: 'bigint' },
  level: { column: sql`score.level`, cast: 'bigint' },
  protection: { column: protection(sql), cast: 'bigint' },
  renownRank: { column: sql`score.renown_rank`, cast: 'bigint' },
});

/** A page of a skirmish's players, and one more. */
export const skirmishScorePage = (
  sql: Database,
  skirmishId: string,
  keys: readonly Key[],
  slice: Slice,
) => sql<SkirmishScoreRecord[]>`
  /* skirmishScorePage */
  select ${battleScoreFields(sql)}, score.character_id as id, score.realm
  from skirmish_score score
  where score.skirmish_id = ${skirmishId}::uuid and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
