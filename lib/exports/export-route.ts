import type { Route } from 'next';

import { type Answer, oldestOf } from '#lib/api/answer.ts';
import { asApiError } from '#lib/api/api-error.ts';
import { missingSubject, saysMissing } from '#lib/api/missing-subject.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { env } from '#lib/env.ts';
import { withoutBudget } from '#lib/page-budget.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';
import { damagedParam } from '#lib/url/damaged-param.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#lib/url/export-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { csvFile } from './formats/csv-file.ts';
import { type ExportedFile, exportResponse, failure } from './export-response.ts';
import { FEED_ENTRIES } from './feeds/export-feed.ts';
import { feedFile } from './feeds/feed-file.ts';
import { jsonFile } from './formats/json-file.ts';
import type { Asked, ExportList, PageExports } from './page-exports.ts';
import { textFile } from './text/text-file.ts';
import { isUnavailable, previewFile, TRY_LATER } from './formats/preview-file.ts';

interface ExportSource<Params, Id, Data, Parts> {
  readonly source: RecordSource<Params, Id, Data>;
  readonly path: (id: Id) => Route;
  /** Starts loading each part of the page; nothing is loaded before an export needs it. */
  readonly parts: (
    record: Data,
    request: PartsRequest<Id>,
  ) => { readonly [Name in keyof Parts]: () => Promise<Answer<Parts[Name]>> };
}

interface PartsRequest<Id> {
  readonly id: Id;
  readonly query: SearchParams;
  /** Rows of a list that the format needs; as many as on the page where it does not say. */
  readonly size: number | undefined;
}

/** A kind of page in other formats. */
export interface ExportRoute {
  readonly exports: ExportList;
  /** Answers an address of the kind; the parameters are those that it names in braces. */
  GET(request: Request, context: Context<Readonly<Record<string, string>>>): Promise<Response>;
}

interface Context<Params> {
  readonly params: Promise<Params & { readonly format: string }>;
}

/** The source for pages that are about no record. */
export const NO_RECORD: RecordSource<object, string, object> = {
  idOf: () => '',
  get: async () => ({ data: {}, staleSince: null }),
};

/**
 * Makes what answers the address of a page with a file extension: 404 where the record or the format does not exist, 400
 * for a page of a list or a filter that does not exist, 502 or 503 where the API fails.
 */
export function exportRoute<Params, Id, Data, Parts>(
  exports: PageExports<Data, Parts>,
  { source, path, parts }: ExportSource<Params, Id, Data, Parts>,
) {
  const answer = async (request: Request, { params }: Context<Params>): Promise<Response> => {
    const known = await params;
    const { searchParams } = new URL(request.url);
    const format = EXPORT_FORMATS.find((name) => name === known.format);
    const id = source.idOf(known);
    if (!format || id === null) return failure(404, 'Not found');
    try {
      await whatIsOffered();
      const missing = missingSubject(exports.address);
      if (missing !== null) return failure(404, saysMissing(missing));
      const found = await source.get(id);
      if (found.data === null) return failure(404, 'Not found');
      const query = queryOf(searchParams, format);
      const damage = isForPrograms(format) ? damagedParam(exports.filter, query) : null;
      if (damage) return failure(400, damage);
      const answers: Pick<Answer<unknown>, 'staleSince'>[] = [found];
      const size = format === 'atom' ? FEED_ENTRIES : undefined;
      const part = collecting(parts(found.data, { id, query, size }), answers);
      const asked: Asked<Data, Parts> = { record: found.data, path: path(id), query, part };
      const staleSince = () => oldestOf(answers);
      const file = await fileOf(exports, format, asked, staleSince);
      if (isForPrograms(format) && pageAnswers()?.cursorRefused) return failure(400, REFUSED_CURSOR);
      return file ? exportResponse(request, file, staleSince()) : failure(404, 'Not found');
    } catch (reason) {
      if (isUnavailable(reason)) return failure(503, ...TRY_LATER);
      const { status, message, headers } = asApiError(reason);
      return failure(status, message, headers);
    }
  };
  return {
    exports,
    GET: (request: Request, context: Context<Params>) => withoutBudget(() => answer(request, context)),
  };
}

/**
 * The query as a page is given it, repeated parameters included. A feed begins with the newest, whatever page of the list
 * its address names.
 */
function queryOf(searchParams: URLSearchParams, format: ExportFormat): SearchParams {
  const names = [...searchParams.keys()].filter((name) => format !== 'atom' || !isCursorName(name));
  return Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
}

/** Asks for parts of a page, and collects the answers for their age. */
function collecting<Parts>(
  sources: { readonly [Name in keyof Parts]: () => Promise<Answer<Parts[Name]>> },
  answers: Pick<Answer<unknown>, 'staleSince'>[],
): Asked<unknown, Parts>['part'] {
  return async (name) => {
    const answer = await sources[name]();
    answers.push(answer);
    return answer.data;
  };
}

/** Pictures of a page show what the page does. */
const isForPrograms = (format: ExportFormat): boolean => format !== 'jpg';

const REFUSED_CURSOR = 'The cursor leads to no page of this list: leave it out to begin with the first one';

/** Makes the file of a page in a format; null for a format that the page lacks. */
async function fileOf<Data, Parts>(
  exports: PageExports<Data, Parts>,
  format: ExportFormat,
  asked: Asked<Data, Parts>,
  staleSince: () => number | null,
): Promise<ExportedFile | null> {
  switch (format) {
    case 'json':
      return jsonFile(exports, asked, staleSince);
    case 'csv':
      return csvFile(exports, asked);
    case 'atom':
      return feedFile(exports, asked, siteUrl(env()));
    case 'md':
    case 'bbcode':
    case 'txt':
      return exports.text
        ? textFile(format, await exports.text(asked), { ...asked, filter: exports.filter })
        : null;
    case 'jpg':
      return previewFile(exports, asked);
    default:
      return null;
  }
}
