import type { AbilityType } from '#graphql/generated/resolvers.ts';
import { recordsById } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';

/** An ability; times in milliseconds, ranges in feet. `{value}` in the description stands for its value. */
export type AbilityRecord = {
  id: number;
  name: string | null;
  iconNumber: number;
  description: string | null;
  abilityType: AbilityType;
  actionPointCost: number;
  castTime: number;
  cooldown: number;
  minLevel: number;
  minRange: number;
  range: number;
  moraleCost: number;
  moraleLevel: number;
  specialization: number;
  labels: string[];
  valueBase: number;
  valuePerLevel: number;
  valueStat: string | null;
  valuePerStat: number;
};

/** The columns of a table that the statement calls `ability`. */
export const abilityFields = (sql: Database) => sql`
  ability.id, ability.name, ability.icon_number as "iconNumber", ability.description,
  ability.ability_type as "abilityType", ability.action_point_cost as "actionPointCost",
  ability.cast_time as "castTime", ability.cooldown, ability.min_level as "minLevel",
  ability.min_range as "minRange", ability."range", ability.morale_cost as "moraleCost",
  ability.morale_level as "moraleLevel", ability.specialization,
  array_to_json(ability.labels) as labels,
  ability.value_base as "valueBase", ability.value_per_level as "valuePerLevel",
  ability.value_stat as "valueStat", ability.value_per_stat as "valuePerStat"`;

export const abilitiesById = recordsById<AbilityRecord>('abilitiesById', 'ability', abilityFields);
