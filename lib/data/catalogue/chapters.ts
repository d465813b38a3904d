import { GetChapterDocument, GetChaptersDocument } from '#graphql/generated/documents.ts';
import { CATALOGUE } from '#lib/api/answer.ts';

import { catalogueByName } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

/** One chapter with its place and its rewards of influence. */
export const CHAPTER = recordById(GetChapterDocument, CATALOGUE, ({ chapter }) => chapter);

/** Chapters that match the filter. */
export const listChapters = catalogueByName(GetChaptersDocument, ({ chapters }) => chapters);
