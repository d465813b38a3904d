import { columnsOf } from '#graphql/world/columns.ts';
import { heightAt } from '#graphql/world/zones/height.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Chapter } from './chapters.ts';

/** The chapters and their influence rewards. */
export const chapterTables = (chapters: readonly Chapter[]): WorldTable[] => [
  {
    name: 'chapter',
    columns: columnsOf('id name rank zone_id x y z'),
    rows: chapters.map(({ id, name, rank, zone, x, y }) => [
      id,
      name,
      rank,
      zone.id,
      x,
      y,
      heightAt(zone.id, { x, y }),
    ]),
  },
  {
    name: 'chapter_reward',
    columns: columnsOf('chapter_id position tier realm item_id count'),
    rows: chapters.flatMap(({ id, rewards }) =>
      rewards.map(({ tier, realm, item, count }, index) => [id, index, tier, realm, item.id, count]),
    ),
  },
];
