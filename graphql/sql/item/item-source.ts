import { nestedList } from '../engine/nested-list.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { allOf } from '../engine/where/where.ts';
import { chapterFields, type ChapterRecord } from '../chapter/chapter.ts';
import { creatureFields, type CreatureRecord, standsIn } from '../creature/creature.ts';
import { gameObjectFields, type GameObjectRecord } from '../game-object/game-object.ts';

type Standing = { standingIn?: readonly string[] | null | undefined };

/** Creatures that leave an item behind, by name. */
export const creaturesDroppingItem = nestedList<number, Standing, CreatureRecord>({
  name: 'dropsFromCreatures',
  parent: 'integer',
  fields: (sql) => creatureFields(sql),
  tables: (sql) => sql`creature`,
  condition: (sql, itemId, { standingIn }) =>
    allOf(sql, [
      sql`creature.id in (select creature_id from creature_drop where item_id = ${itemId})`,
      standsIn(sql, standingIn),
    ]),
  keys: (sql) => [
    { ...textKey(sql`creature.name`), property: 'name', descending: false },
    { ...integerKey(sql`creature.id`), property: 'id', descending: false },
  ],
});

/** Game objects that hold an item, by name. */
export const gameObjectsDroppingItem = nestedList<number, object, GameObjectRecord>({
  name: 'dropsFromGameObjects',
  parent: 'integer',
  fields: (sql) => gameObjectFields(sql),
  tables: (sql) => sql`game_object`,
  condition: (sql, itemId) =>
    sql`game_object.id in (select game_object_id from game_object_drop where item_id = ${itemId})`,
  keys: (sql) => [
    { ...textKey(sql`game_object.name`), property: 'name', descending: false },
    { ...integerKey(sql`game_object.id`), property: 'id', descending: false },
  ],
});

/** Chapters with an item among their influence rewards, by id. */
export const chaptersRewardingItem = nestedList<number, object, ChapterRecord>({
  name: 'rewardedFromChapters',
  parent: 'integer',
  fields: (sql) => chapterFields(sql),
  tables: (sql) => sql`chapter`,
  condition: (sql, itemId) =>
    sql`chapter.id in (select chapter_id from chapter_reward where item_id = ${itemId})`,
  keys: (sql) => [{ ...integerKey(sql`chapter.id`), property: 'id', descending: false }],
});
