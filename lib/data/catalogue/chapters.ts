import { cache } from 'react';

import {
  GetChapterDocument,
  GetChaptersDocument,
  type ChapterDetailsFragment,
  type ChapterPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { pageOrFirst, rowsOn } from '../page-or-first.ts';

/** Chapters on a page of the catalogue. */
const CHAPTERS_PER_PAGE = 15;

/** One chapter with its place and its rewards of influence. */
export const CHAPTER: RecordSource<{ id: string }, string, ChapterDetailsFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: cache(async (id) =>
    mapAnswer(await query(GetChapterDocument, { id }, CATALOGUE), ({ chapter }) => chapter),
  ),
};

/** Chapters that match the filter. */
export function listChapters({
  values,
  cursor,
}: ListAddress<NameFilter>): Promise<Answer<ChapterPageFragment | null>> {
  return pageOrFirst(rowsOn(values.letter !== 'any', CHAPTERS_PER_PAGE), cursor, async (page) => {
    const variables = { where: nameWhere(values), ...page };
    return mapAnswer(await query(GetChaptersDocument, variables, CATALOGUE), ({ chapters }) => chapters);
  });
}
