import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { AchievementType, Reward } from './achievements.ts';
import type { TomeEntry } from './tome.ts';

/** The pages of the tome, and the achievements with their rewards. */
export function tomeTables(entries: readonly TomeEntry[], types: readonly AchievementType[]): WorldTable[] {
  const subTypes = types.flatMap((type) => type.subTypes.map((subType) => ({ type, subType })));
  const achievements = subTypes.flatMap(({ subType }) =>
    subType.achievements.map((achievement) => ({ subType, achievement })),
  );
  return [
    {
      name: 'tome_entry',
      columns: columnsOf('id name description realm xp section help_type'),
      rows: entries.map(({ id, name, description, realm, xp, section, helpType }) => [
        id,
        name,
        description,
        realm,
        xp,
        section,
        helpType,
      ]),
    },
    {
      name: 'achievement_type',
      columns: columnsOf('id name'),
      rows: types.map(({ id, name }) => [id, name]),
    },
    {
      name: 'achievement_sub_type',
      columns: columnsOf('id type_id name description'),
      rows: subTypes.map(({ type, subType }) => [subType.id, type.id, subType.name, subType.description]),
    },
    {
      name: 'achievement',
      columns: columnsOf('id sub_type_id name description'),
      rows: achievements.map(({ subType, achievement: { id, name, description } }) => [
        id,
        subType.id,
        name,
        description,
      ]),
    },
    {
      name: 'achievement_reward',
      columns: columnsOf('id achievement_id item_id ability_id title_id auto_create'),
      rows: achievements.flatMap(({ achievement }) =>
        achievement.rewards.map((reward) => [reward.id, achievement.id, ...rewardColumns(reward)]),
      ),
    },
  ];
}

function rewardColumns(reward: Reward) {
  if ('item' in reward) return [reward.item.id, null, null, reward.autoCreate];
  return 'ability' in reward ? [null, reward.ability.id, null, null] : [null, null, reward.title.id, null];
}
