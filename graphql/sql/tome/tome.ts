import type {
  TomeOfKnowledgeAchievementEntryFilterInput,
  Realm,
  TomeHelpType,
  TomeOfKnowledgeEntryFilterInput,
  TomeOfKnowledgeSection,
} from '#graphql/generated/resolvers.ts';
import { batchRead, recordsById } from '../engine/batch-read.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { integerColumn, enumColumn, equality } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

export type AchievementTypeRecord = { id: number; name: string };
export type AchievementSubTypeRecord = { id: number; typeId: number; name: string; description: string };
export type AchievementRecord = { id: number; subTypeId: number; name: string; description: string };

/** One of item, ability and title is there. */
export type AchievementRewardRecord = {
  id: number;
  achievementId: number;
  itemId: number | null;
  abilityId: number | null;
  titleId: number | null;
  autoCreate: boolean | null;
};

/** Every kind of achievement, by id. */
export const achievementTypes = (sql: Database) => sql<AchievementTypeRecord[]>`
  /* achievementTypes */
  select id, name
  from achievement_type
  order by id`;

export const achievementTypesById = recordsById<AchievementTypeRecord>(
  'achievementTypesById',
  'achievement_type',
  (sql) => sql`id, name`,
);

const subTypeFields = (sql: Database) => sql`id, type_id as "typeId", name, description`;

export const achievementSubTypesById = recordsById<AchievementSubTypeRecord>(
  'achievementSubTypesById',
  'achievement_sub_type',
  subTypeFields,
);

/** Groups of many kinds at once, by id. */
export const subTypesOfTypes = batchRead(
  'typeId',
  (sql, typeIds) => sql<AchievementSubTypeRecord[]>`
    /* subTypesOfTypes */
    select ${subTypeFields(sql)}
    from achievement_sub_type
    where type_id = any(${typeIds}::bigint[])
    order by type_id, id`,
);

const achievementFields = (sql: Database) => sql`
  achievement.id, achievement.sub_type_id as "subTypeId", achievement.name, achievement.description`;

export const achievements = catalogue<AchievementRecord, TomeOfKnowledgeAchievementEntryFilterInput, object>({
  name: 'tomeOfKnowledgeAchievementEntries',
  table: 'achievement',
  fields: (sql) => achievementFields(sql),
  filters: (sql) => ({
    description: textColumn(sql, sql`achievement.description`),
    tomeAchievementSubTypeId: integerColumn(sql, sql`achievement.sub_type_id`),
  }),
  sorts: () => ({}),
});

/** Achievements of many groups at once, by id. */
export const achievementsOfSubTypes = batchRead(
  'subTypeId',
  (sql, subTypeIds) => sql<AchievementRecord[]>`
    /* achievementsOfSubTypes */
    select ${achievementFields(sql)}
    from achievement
    where sub_type_id = any(${subTypeIds}::bigint[])
    order by sub_type_id, id`,
);

/** Rewards of many achievements at once, by id. */
export const rewardsOfAchievements = batchRead(
  'achievementId',
  (sql, achievementIds) => sql<AchievementRewardRecord[]>`
    /* rewardsOfAchievements */
    select id, achievement_id as "achievementId", item_id as "itemId", ability_id as "abilityId",
           title_id as "titleId", auto_create as "autoCreate"
    from achievement_reward
    where achievement_id = any(${achievementIds}::bigint[])
    order by achievement_id, id`,
);

/** A page of the Tome of Knowledge. */
export type TomeEntryRecord = { id: number; name: string; description: string; realm: Realm; xp: number };

export const tomeEntries = catalogue<TomeEntryRecord, TomeOfKnowledgeEntryFilterInput, object>({
  name: 'tomeOfKnowledgeEntries',
  table: 'tome_entry',
  fields: (sql) =>
    sql`tome_entry.id, tome_entry.name, tome_entry.description, tome_entry.realm, tome_entry.xp`,
  filters: (sql) => ({
    description: textColumn(sql, sql`tome_entry.description`),
    realm: enumColumn<Realm>(sql, sql`tome_entry.realm`),
    tomeSection: equality<TomeOfKnowledgeSection>(sql, {
      column: sql`tome_entry.section`,
      cast: 'text',
      nullable: true,
    }),
    type: enumColumn<TomeHelpType>(sql, sql`tome_entry.help_type`),
    xp: integerColumn(sql, sql`tome_entry.xp`),
  }),
  sorts: () => ({}),
});
