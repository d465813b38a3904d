import type { QuestFilterInput, QuestRepeatableType, QuestSortInput } from '#graphql/generated/resolvers.ts';
import { CAREER_FLAGS, QUEST_TYPES, RACE_FLAGS } from '../engine/where/bitmask.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { bitmaskColumn, durationColumn } from '../engine/where/where-bitmask.ts';
import { enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

/** `type`, `races` and `careers` are bitmasks (bitmask.ts); `gold` is copper. */
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
  expireSeconds: number | null;
  repeatableSeconds: number;
};

/** The columns that every statement about quests reads. */
export const questFields = (sql: Database) =>
  sql`quest.id, quest.name, quest.type, quest.repeatable_type as "repeatableType", quest.xp, quest.gold,
      quest.choice_count as "choiceCount", quest.description, quest.journal_entry as "journalEntry",
      quest.race_restriction as races, quest.career_restriction as careers, quest.min_level as "minLevel",
      quest.max_level as "maxLevel", quest.min_renown as "minRenown", quest.max_renown as "maxRenown",
      quest.expire_time as "expireSeconds", quest.repeatable_time as "repeatableSeconds"`;

export const quests = catalogue<QuestRecord, QuestFilterInput, QuestSortInput>({
  name: 'quests',
  table: 'quest',
  fields: (sql) => questFields(sql),
  filters: (sql) => ({
    id: integerColumn(sql, sql`quest.id`),
    name: textColumn(sql, sql`quest.name`),
    type: bitmaskColumn(sql, sql`quest.type`, QUEST_TYPES),
    raceRestriction: bitmaskColumn(sql, sql`quest.race_restriction`, RACE_FLAGS),
    careerRestriction: bitmaskColumn(sql, sql`quest.career_restriction`, CAREER_FLAGS),
    repeatableType: enumColumn(sql, sql`quest.repeatable_type`),
    xp: integerColumn(sql, sql`quest.xp`),
    gold: integerColumn(sql, sql`quest.gold`),
    minLevel: integerColumn(sql, sql`quest.min_level`),
    expireTime: durationColumn(sql, sql`quest.expire_time`, { nullable: true }),
    repeatableTime: durationColumn(sql, sql`quest.repeatable_time`),
  }),
  sorts: (sql) => ({
    id: integerKey(sql`quest.id`),
    name: textKey(sql`quest.name`),
    type: integerKey(sql`quest.type`),
    xp: integerKey(sql`quest.xp`),
    gold: integerKey(sql`quest.gold`),
    minLevel: integerKey(sql`quest.min_level`),
    raceRestriction: { ...integerKey(sql`quest.race_restriction`), property: 'races' },
    careerRestriction: { ...integerKey(sql`quest.career_restriction`), property: 'careers' },
  }),
});

/** Quests that give an item, or give it to choose from, by id. */
export const questsRewardingItem = nestedList<number, object, QuestRecord>({
  name: 'rewardedFromQuests',
  parent: 'integer',
  fields: (sql) => questFields(sql),
  tables: (sql) => sql`quest`,
  condition: (sql, itemId) => sql`quest.id in (select quest_id from quest_reward where item_id = ${itemId})`,
  keys: (sql) => [{ ...integerKey(sql`quest.id`), property: 'id', descending: false }],
});
