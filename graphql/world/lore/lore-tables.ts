import { columnsOf } from '#graphql/world/columns.ts';
import type { Item } from '#graphql/world/items/item.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { type Chapter, createChapters } from './chapters.ts';
import type { JournalEntry, Storyline } from './journal.ts';
import { questTables } from './quest-tables.ts';
import { createQuests, type QuestSetting } from './quests.ts';
import { RewardPool } from './reward-pool.ts';
import { createStorylines } from './storylines.ts';

/** What stories are about: where they happen, what there is to win, and who is there. */
export interface LoreSetting extends Omit<QuestSetting, 'rewards'> {
  readonly items: readonly Item[];
}

/** Everything that is told: quests, chapters and the war journal. */
export function loreTables(seed: string, { items, ...setting }: LoreSetting): WorldTable[] {
  const rewards = new RewardPool(items);
  const chapters = createChapters(seed, rewards);
  return [
    ...questTables(createQuests(seed, { ...setting, rewards })),
    ...chapterTables(chapters),
    ...journalTables(createStorylines(seed, setting.areas, chapters)),
  ];
}

const chapterTables = (chapters: readonly Chapter[]): WorldTable[] => [
  {
    name: 'chapter',
    columns: columnsOf('id name rank zone_id x y'),
    rows: chapters.map(({ id, name, rank, zone, x, y }) => [id, name, rank, zone.id, x, y]),
  },
  {
    name: 'chapter_reward',
    columns: columnsOf('chapter_id position tier realm item_id count'),
    rows: chapters.flatMap(({ id, rewards }) =>
      rewards.map(({ tier, realm, item, count }, position) => [id, position, tier, realm, item.id, count]),
    ),
  },
];

const journalTables = (storylines: readonly Storyline[]): WorldTable[] => {
  const activities = storylines.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.activities.map((activity, position) => ({ activity, position, entryId: entry.id })),
    ),
  );
  return [
    {
      name: 'war_journal_storyline',
      columns: columnsOf('id name summary'),
      rows: storylines.map(({ id, name, summary }) => [id, name, summary]),
    },
    {
      name: 'war_journal_entry',
      columns: columnsOf(
        'id storyline_id position name is_rvr title short_title npc_name location_text text zone_id area_id ' +
          'map_zone_id x y chapter_id',
      ),
      rows: storylines.flatMap(({ id, entries }) => entries.map((entry, at) => entryRow(id, entry, at))),
    },
    {
      name: 'war_journal_activity',
      columns: columnsOf('id entry_id position name text activity_type zone_id'),
      rows: activities.map(({ activity: { id, name, text, type, zone }, entryId, position }) => [
        id,
        entryId,
        position,
        name,
        text,
        type,
        zone?.id ?? null,
      ]),
    },
    {
      name: 'war_journal_task',
      columns: columnsOf('activity_id position name'),
      rows: activities.flatMap(({ activity: { id, tasks } }) =>
        tasks.map((name, position) => [id, position, name]),
      ),
    },
  ];
};

const entryRow = (storylineId: number, entry: JournalEntry, position: number) => [
  entry.id,
  storylineId,
  position,
  entry.name,
  entry.isRvR,
  entry.title,
  entry.shortTitle,
  entry.npcName,
  entry.locationText,
  entry.text,
  entry.zone?.id ?? null,
  entry.area?.id ?? null,
  entry.place?.zone.id ?? null,
  entry.place?.x ?? null,
  entry.place?.y ?? null,
  entry.chapter?.id ?? null,
];
