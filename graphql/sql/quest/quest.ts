import type { QuestFilterInput, QuestRepeatableType, QuestSortInput } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import { CAREER_FLAGS, QUEST_TYPES, RACE_FLAGS } from '../engine/bitmask.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { flagsColumn } from '../engine/where-bitmask.ts';
import { comparison } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

/** `type`, `races` and `careers` are masks (flags.ts); `gold` is copper. */
export type QuestRecord = {
  id: number;
  name: string;
  type: number;
  repeatableType: QuestRepeatableType;
  xp: number;
  gold: number;
  choiceCount: number;
  description: string | null;
  journalEntry: string | null;
  races: number;
  careers: number;
  minLevel: number;
  maxLevel: number;
  minRenown: number;
  maxRenown: number;
};

/** What every statement about quests reads of them. */
export const questFields = (sql: Database) =>
  sql`quest.id, quest.name, quest.type, quest.repeatable_type as "repeatableType", quest.xp, quest.gold,
      quest.choice_count as "choiceCount", quest.description, quest.journal_entry as "journalEntry",
      quest.race_restriction as races, quest.career_restriction as careers, quest.min_level as "minLevel",
      quest.max_level as "maxLevel", quest.min_renown as "minRenown", quest.max_renown as "maxRenown"`;

export const questsById = (sql: Database, ids: readonly number[]) => sql<QuestRecord[]>`
  /* questsById */
  select ${questFields(sql)}
  from quest
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** The order asked for, then by id. */
export const questKeys = (sql: Database, order?: readonly QuestSortInput[] | null) =>
  sortKeys(order, sortColumns(sql), { column: sql`quest.id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<QuestSortInput> => ({
  id: { column: sql`quest.id`, cast: 'bigint' },
  name: { column: sql`quest.name`, cast: 'text' },
  type: { column: sql`quest.type`, cast: 'bigint' },
});

const columns = (sql: Database): Columns<QuestFilterInput> => ({
  id: comparison(sql, { column: sql`quest.id`, cast: 'bigint' }),
  name: textColumn(sql, sql`quest.name`),
  type: flagsColumn(sql, sql`quest.type`, QUEST_TYPES),
  raceRestriction: flagsColumn(sql, sql`quest.race_restriction`, RACE_FLAGS),
  careerRestriction: flagsColumn(sql, sql`quest.career_restriction`, CAREER_FLAGS),
});

export const questCondition = (sql: Database, filter: QuestFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** The quests that have an item among what they give, or give to choose from. */
export const rewardsItem = (sql: Database, itemId: number): Fragment =>
  sql`quest.id in (select quest_id from quest_reward where item_id = ${itemId})`;

/** A page of quests, and one more. */
export const questPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  QuestRecord[]
>`
  /* questPage */
  select ${questFields(sql)}
  from quest
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
