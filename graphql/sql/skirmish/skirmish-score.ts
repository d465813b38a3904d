import type { Realm, SkirmishScoreboardEntrySortInput } from '#graphql/generated/resolvers.ts';
import {
  battleScoreFields,
  creatureKillDamage,
  type BattleScoreRecord,
  healing,
  protection,
} from '../scoreboard/score.ts';
import type { Database } from '../engine/connection/database.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey, sortKeys, type SortColumns } from '../engine/record-list.ts';

/** A player in a skirmish; `id` is the player's, and breaks ties. */
export type SkirmishScoreRecord = BattleScoreRecord & {
  id: number;
  realm: Realm;
};

type ScoreArguments = { order?: readonly SkirmishScoreboardEntrySortInput[] | null };

/** The players of a skirmish, in the requested order, then by the player's id. */
export const skirmishScores = nestedList<string, ScoreArguments, SkirmishScoreRecord>({
  name: 'scoreboardEntries',
  parent: 'uuid',
  fields: (sql) => sql`${battleScoreFields(sql)}, score.character_id as id, score.realm`,
  tables: (sql) => sql`skirmish_score score`,
  condition: (sql, skirmishId) => sql`score.skirmish_id = ${skirmishId}`,
  keys: (sql, { order }) => sortKeys(order, sortColumns(sql), integerKey(sql`score.character_id`)),
});

const sortColumns = (sql: Database): SortColumns<SkirmishScoreboardEntrySortInput> => ({
  creatureKillDamage: integerKey(creatureKillDamage(sql)),
  damage: integerKey(sql`score.damage`),
  deathBlows: integerKey(sql`score.death_blows`),
  deaths: integerKey(sql`score.deaths`),
  healing: integerKey(healing(sql)),
  killDamage: integerKey(sql`score.kill_damage`),
  kills: integerKey(sql`score.kills`),
  level: integerKey(sql`score.level`),
  protection: integerKey(protection(sql)),
  renownRank: integerKey(sql`score.renown_rank`),
});
