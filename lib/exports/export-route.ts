import { type Answer, isUnarchived, joinProvenance, type Provenance } from '#lib/api/answer.ts';
import { ApiError, asApiError } from '#lib/api/api-error.ts';
import { notOfferedWords, subjectNotOffered } from '#lib/api/offered-pages.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { env } from '#lib/env.ts';
import { withoutBudget } from '#lib/page-budget.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';
import { damagedParam } from '#lib/url/damaged-param.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  filledAddress,
  SHARED_FORMS,
  type SharedForm,
  sharedHref,
} from '#lib/url/export-address.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { first, type SearchParams } from '#lib/url/search-params.ts';
import { csvFile } from './formats/csv-file.ts';
import { type ExportedFile, exportResponse, failure } from './export-response.ts';
import { isFormOn } from './is-form-on.ts';
import { cardFile } from './other-sites/card-file.ts';
import { embedCode } from './other-sites/embed-code.ts';
import { embedFile, failedEmbed } from './other-sites/embed-file.ts';
import { failedOverlay, LONGEST_DELAY, overlayFile } from './other-sites/overlay-file.ts';
import { FEED_ENTRIES } from './feeds/export-feed.ts';
import { calendarFile } from './feeds/calendar-file.ts';
import { feedFile } from './feeds/feed-file.ts';
import { damagedLimits, limitOf, type LongRead, withSince } from './long-lists.ts';
import { jsonFile } from './formats/json-file.ts';
import type { AnyExports, Asked, Load, LoadedExports, PageExports } from './page-exports.ts';
import { isUnavailable, pictureFile, TRY_LATER } from './formats/preview-file.ts';
import { linkTo, originOf, textFile } from './text/text-block.ts';

/**
 * Answers the address of a page in another format: 404 where the record or the format does not exist, 400 for a page of a
 * list or a filter that does not exist, 502 or 503 where the API fails.
 * @param params the parameters that the address of the kind names in braces, and the format
 */
export const answerExport = (
  exports: AnyExports,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Response> =>
  withoutBudget(async () => {
    const response = await exports.use((loaded) => answer(loaded, request, params));
    return inFormat(response, params['format']);
  });

/** The documents in place of those that cannot be had, since no browser shows a text in a frame. */
const REFUSALS: Readonly<Record<string, typeof failedEmbed | undefined>> = {
  embed: failedEmbed,
  overlay: failedOverlay,
};

/** An answer in its format: the refusal of an embed or an overlay is a document. */
export async function inFormat(response: Response, format = ''): Promise<Response> {
  const refusal = Object.hasOwn(REFUSALS, format) ? REFUSALS[format] : undefined;
  if (!refusal || response.status < 400) return response;
  const reason = (await response.text()).trim();
  const { body, type, policy = '' } = refusal(reason, siteUrl(env()));
  const headers = new Headers(response.headers);
  headers.set('content-type', type);
  headers.set('content-security-policy', policy);
  return new Response(body, { status: response.status, headers });
}

/** The formats of pages, and the forms that the operator has not turned off. */
const formats = (): readonly (ExportFormat | SharedForm)[] => [
  ...EXPORT_FORMATS,
  ...SHARED_FORMS.filter(isFormOn),
];

async function answer<Id, Data, Parts>(
  exports: LoadedExports<Id, Data, Parts>,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const format = formats().find((name) => name === params['format']);
  const id = exports.source.idOf(params);
  if (!format || id === null) return failure(404, 'Not found');
  try {
    await whatIsOffered();
    const missing = subjectNotOffered(exports.address);
    if (missing !== null) return failure(404, notOfferedWords(missing));
    const found = await exports.source.get(id);
    if (isUnarchived(found)) throw new ApiError('unarchived');
    if (found.data === null) return failure(404, 'Not found');
    const given = queryOf(searchParams, format);
    const damage = isForPrograms(format)
      ? (damagedParam(exports.filter, given) ?? damagedLimits(exports.filter, given))
      : damagedDelay(format, given);
    if (damage) return failure(400, damage);
    const query = withSince(exports.filter, given);
    const answers: Pick<Answer<unknown>, 'provenance'>[] = [found];
    const size = format === 'atom' ? FEED_ENTRIES : undefined;
    const path = filledAddress(exports.address, params);
    const { data } = found;
    const read: Asked<Data, Parts>['read'] = async (asking) => {
      const answer = await asking;
      answers.push(answer);
      return answer.data;
    };
    const askedUnder = (params: SearchParams): Asked<Data, Parts> => {
      const load = exports.load(data, id, { path, query: params, size });
      return { record: data, path, query: params, part: partBy(load, read), read };
    };
    const limit = limitOf(query);
    const long =
      limit === null
        ? null
        : { limit, at: (name: string, cursor: string) => askedUnder({ ...query, [name]: cursor }) };
    const provenance = () => joinProvenance(answers);
    const file = await fileOf(exports, format, { ...askedUnder(query), long }, provenance);
    if (isForPrograms(format) && pageAnswers()?.cursorRefused) return failure(400, REFUSED_CURSOR);
    return file ? exportResponse(request, file, provenance()) : failure(404, 'Not found');
  } catch (reason) {
    if (isUnavailable(reason)) return failure(503, ...TRY_LATER);
    const { status, message, headers } = asApiError(reason);
    return failure(status, message, headers);
  }
}

/**
 * The query as a page is given it, repeated parameters included. A feed begins with the newest, whatever page of the list
 * its address names.
 */
function queryOf(searchParams: URLSearchParams, format: ExportFormat | SharedForm): SearchParams {
  const names = [...searchParams.keys()].filter((name) => format !== 'atom' || !isCursorName(name));
  return Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
}

const partBy =
  <Parts>(load: Load<Parts>, read: Asked<unknown, Parts>['read']): Asked<unknown, Parts>['part'] =>
  async (name) => {
    const answer = load(name);
    if (!answer) throw new RangeError(`The page has no part ${String(name)}`);
    return read(answer);
  };

/** Forms of a page that people look at; they show what the page does, whatever is wrong with the address. */
const SHOWN: ReadonlySet<ExportFormat | SharedForm> = new Set(['jpg', ...SHARED_FORMS]);

const isForPrograms = (format: ExportFormat | SharedForm): boolean => !SHOWN.has(format);

const REFUSED_CURSOR = 'The cursor leads to no page of this list: leave it out to begin with the first one';

/** Makes the file of a page in a format; null for a format that the page lacks. */
async function fileOf<Data, Parts>(
  exports: PageExports<Data, Parts>,
  format: ExportFormat | SharedForm,
  { long, ...asked }: Asked<Data, Parts> & { readonly long: LongRead<Asked<Data, Parts>> | null },
  provenance: () => Provenance | null,
): Promise<ExportedFile | null> {
  switch (format) {
    case 'json':
      return jsonFile(exports, asked, provenance, long);
    case 'csv':
      return csvFile(exports, asked, long);
    case 'atom':
      return feedFile(exports, asked, siteUrl(env()));
    case 'ics':
      return exports.calendar ? calendarFile(await exports.calendar(asked), siteUrl(env())) : null;
    case 'md':
    case 'bbcode':
    case 'txt':
      return exports.text
        ? textFile(format, await exports.text(asked), {
            ...asked,
            filter: exports.filter,
            provenance: provenance(),
          })
        : null;
    case 'jpg':
      return exports.preview ? pictureFile(await exports.preview(asked)) : null;
    case 'card':
      return exports.preview
        ? cardFile(await exports.preview(asked), await exports.cardLines?.(asked))
        : null;
    case 'embed':
      return embedOf(exports, asked, provenance);
    case 'overlay':
      return overlayOf(exports, asked, provenance);
    case 'embed-code':
      return exports.preview ? codeOf(exports, asked, (await exports.preview(asked)).title) : null;
    default:
      return null;
  }
}

async function embedOf<Data, Parts>(
  exports: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
  provenance: () => Provenance | null,
): Promise<ExportedFile | null> {
  if (!exports.preview) return null;
  const [preview, block, drawn] = await Promise.all([
    exports.preview(asked),
    exports.text?.(asked),
    exports.drawn?.(asked),
  ]);
  return embedFile({
    preview,
    block: block ?? null,
    drawn: drawn ?? null,
    link: linkTo({ ...asked, filter: exports.filter }),
    origin: originOf(provenance()),
    theme: first(asked.query, 'theme'),
  });
}

async function overlayOf<Data, Parts>(
  exports: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
  provenance: () => Provenance | null,
): Promise<ExportedFile | null> {
  const delay = delayOf(asked.query);
  if (!exports.overlay || delay === null) return null;
  const overlaid = await exports.overlay(asked, delay);
  const link = new URL(asked.path, siteUrl(env())).href;
  return overlayFile({ ...overlaid, delay, link, origin: originOf(provenance()) });
}

/** The seconds that an overlay is behind, by its address; null for what is no delay. */
function delayOf(query: SearchParams): number | null {
  const text = first(query, 'delay', Infinity) ?? '0';
  return /^\d{1,3}$/.test(text) && Number(text) <= LONGEST_DELAY ? Number(text) : null;
}

/**
 * The fault of an overlay's address in a sentence; null for none, and for other formats. With a delay that is misspelt an
 * audience would see what happens now.
 */
function damagedDelay(format: ExportFormat | SharedForm, query: SearchParams): string | null {
  if (format !== 'overlay') return null;
  const unknown = Object.keys(query).find((name) => name !== 'delay');
  if (unknown !== undefined) return `There is no "${unknown.slice(0, 40)}": an overlay takes "delay" alone`;
  return delayOf(query) === null
    ? `"delay" has to be a whole number of seconds from 0 to ${LONGEST_DELAY}`
    : null;
}

/** The markup that embeds a page, as a text to paste. */
function codeOf<Data, Parts>(
  { filter = NO_FILTER }: Pick<PageExports<Data, Parts>, 'filter'>,
  { path, query }: Pick<Asked<Data, Parts>, 'path' | 'query'>,
  title: string,
): ExportedFile {
  const src = new URL(sharedHref(path, 'embed', listAddress(path, query, filter).params), siteUrl(env()))
    .href;
  return { type: 'text/plain; charset=utf-8', body: embedCode(src, title) };
}
