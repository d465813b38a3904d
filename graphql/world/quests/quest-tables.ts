import { columnsOf } from '#graphql/world/columns.ts';
import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Quest } from './quest.ts';

/** The quests with their objectives, rewards and starters. */
export const questTables = (quests: readonly Quest[]): WorldTable[] => [
  questTable(quests),
  {
    name: 'quest_objective',
    columns: columnsOf('quest_id position description count'),
    rows: quests.flatMap(({ id, objectives }) =>
      objectives.map(({ description, count }, index) => [id, index, description, count]),
    ),
  },
  {
    name: 'quest_reward',
    columns: columnsOf('quest_id is_choice position item_id count'),
    rows: quests.flatMap(({ id, given, choices }) => [
      ...given.map(({ item, count }, index) => [id, false, index, item.id, count]),
      ...choices.map(({ item, count }, index) => [id, true, index, item.id, count]),
    ]),
  },
  {
    name: 'quest_creature',
    columns: columnsOf('quest_id creature_id'),
    rows: quests.flatMap(({ id, creatures }) => creatures.map((creature) => [id, creature.id])),
  },
  {
    name: 'quest_game_object',
    columns: columnsOf('quest_id game_object_id'),
    rows: quests.flatMap(({ id, gameObjects }) => gameObjects.map((object) => [id, object.id])),
  },
  {
    name: 'quest_finisher_creature',
    columns: columnsOf('quest_id creature_id'),
    rows: quests.flatMap(({ id, finishers }) => finishers.creatures.map((creature) => [id, creature.id])),
  },
  {
    name: 'quest_finisher_game_object',
    columns: columnsOf('quest_id game_object_id'),
    rows: quests.flatMap(({ id, finishers }) => finishers.gameObjects.map((object) => [id, object.id])),
  },
];

const questTable = (quests: readonly Quest[]): WorldTable => ({
  name: 'quest',
  columns: columnsOf(
    'id name type repeatable_type xp gold choice_count description journal_entry race_restriction ' +
      'career_restriction min_level max_level min_renown max_renown expire_time repeatable_time',
  ),
  rows: quests.map((quest) => [
    quest.id,
    quest.name,
    quest.type,
    quest.repeatableType,
    quest.xp,
    quest.gold,
    quest.choiceCount,
    quest.description,
    quest.journalEntry,
    raceMask(quest.races),
    careerMask(quest.careers),
    quest.minLevel,
    quest.maxLevel,
    quest.minRenown,
    quest.maxRenown,
    quest.expireTime,
    quest.repeatableTime,
  ]),
});
