import {
  type ChapterDetailsFragment,
  ChapterDetailsFragmentDoc,
  type ChapterPageFragment,
  ChapterPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import { previewOfChapter } from '#lib/preview/kinds/preview-of-chapter.ts';
import { CHAPTER_FILTER } from '#lib/url/filter/name-filter.ts';
import { REWARD_FILTER } from '#lib/url/filter/reward-filter.ts';

import { CHAPTER_COLUMNS } from '../columns/chapter-columns.ts';
import { INFLUENCE_COLUMNS, influenceRows } from '../columns/influence-columns.ts';
import { allRows, exportTable, rowsOf } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';

export const CHAPTERS_EXPORTS: PageExports<object, { chapters: ChapterPageFragment | null }> = {
  address: '/chapters',
  title: 'Chapters',
  filter: CHAPTER_FILTER,
  tables: {
    chapters: exportTable('Chapters', CHAPTER_COLUMNS, async ({ part }) => rowsOf(await part('chapters'))),
  },
  record: NOTHING,
  parts: { chapters: nullable(fragment(ChapterPageFragmentDoc)) },
};

export const CHAPTER_EXPORTS: PageExports<ChapterDetailsFragment, object> = {
  address: '/chapter/{id}',
  title: 'A chapter',
  filter: REWARD_FILTER,
  tables: {
    rewards: exportTable('Influence rewards', INFLUENCE_COLUMNS, ({ record, query }) =>
      allRows(influenceRows(record.influenceRewards, query)),
    ),
  },
  record: fragment(ChapterDetailsFragmentDoc),
  parts: {},
  preview: ({ record }) => previewOfChapter(record),
};
