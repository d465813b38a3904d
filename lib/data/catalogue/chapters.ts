import { GetChapterDocument, GetChaptersDocument } from '#graphql/generated/documents.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';

import { askPage, rowsOn } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

/** Chapters on a page of the catalogue. */
const CHAPTERS_PER_PAGE = 15;

/** One chapter with its place and its rewards of influence. */
export const CHAPTER = recordById(GetChapterDocument, CATALOGUE, ({ chapter }) => chapter);

/** Chapters that match the filter. */
export const listChapters = ({ values, cursor }: ListAddress<NameFilter>) =>
  askPage(
    GetChaptersDocument,
    { where: nameWhere(values) },
    { size: rowsOn(values.letter !== 'any', CHAPTERS_PER_PAGE), policy: CATALOGUE },
    cursor,
    ({ chapters }) => chapters,
  );
