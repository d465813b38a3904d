import type { Route } from 'next';

import { type Answer, oldestOf } from '#lib/api/answer.ts';
import { asApiError } from '#lib/api/api-error.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#lib/url/export-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { csvFile } from './csv-file.ts';
import { type ExportedFile, exportResponse, failure } from './export-response.ts';
import { jsonFile } from './json-file.ts';
import type { Asked, PageExports } from './page-exports.ts';
import { isBusy, previewFile } from './preview-file.ts';

interface ExportSource<Params, Id, Data, Parts> {
  readonly source: RecordSource<Params, Id, Data>;
  readonly path: (id: Id) => Route;
  /** How each part of the page is asked for; nothing is asked before an export needs it. */
  readonly parts: (
    record: Data,
    request: { readonly id: Id; readonly query: SearchParams },
  ) => { readonly [Name in keyof Parts]: () => Promise<Answer<Parts[Name]>> };
}

interface Context<Params> {
  readonly params: Promise<Params & { readonly format: string }>;
}

/** For pages that are about no record. */
export const NO_RECORD: RecordSource<object, string, object> = {
  idOf: () => '',
  get: async () => ({ data: {}, staleSince: null }),
};

/**
 * Answers the address of a page with an ending: 404 where the record or the format does not exist, 502 or 503 where the
 * API fails.
 */
export function exportRoute<Params, Id, Data, Parts>(
  exports: PageExports<Data, Parts>,
  { source, path, parts }: ExportSource<Params, Id, Data, Parts>,
) {
  return async (request: Request, { params }: Context<Params>): Promise<Response> => {
    const known = await params;
    const format = EXPORT_FORMATS.find((name) => name === known.format);
    const id = source.idOf(known);
    if (!format || id === null) return failure(404, 'Not found');
    try {
      const found = await source.get(id);
      if (found.data === null) return failure(404, 'Not found');
      const query: SearchParams = Object.fromEntries(new URL(request.url).searchParams);
      const answers: Pick<Answer<unknown>, 'staleSince'>[] = [found];
      const sources = parts(found.data, { id, query });
      const asked: Asked<Data, Parts> = {
        record: found.data,
        path: path(id),
        query,
        part: async (name) => {
          const answer = await sources[name]();
          answers.push(answer);
          return answer.data;
        },
      };
      const staleSince = () => oldestOf(answers);
      const file = await fileOf(exports, format, asked, staleSince);
      return file ? exportResponse(request, file, staleSince()) : failure(404, 'Not found');
    } catch (reason) {
      if (isBusy(reason)) return failure(503, 'Too many previews are being drawn', { 'retry-after': '2' });
      const { status, message } = asApiError(reason);
      return failure(status, message);
    }
  };
}

/** The page in a format; null for one that the page cannot be had as. */
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
    case 'jpg':
      return pictureOf(exports, asked);
    default:
      return null;
  }
}
<<<<<<< HEAD

async function pictureOf<Data, Parts>(
  { preview }: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
): Promise<ExportedFile | null> {
  return preview ? previewFile(await preview(asked)) : null;
}

async function dataOf<Data, Parts>({ parts }: PageExports<Data, Parts>, asked: Asked<Data, Parts>) {
  const named = await Promise.all(parts.map(async (name) => [name, await asked.part(name)] as const));
  return { ...asked.record, ...Object.fromEntries(named) };
}

async function csvFile<Data, Parts>(
  { tables }: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
): Promise<ExportedFile | null> {
  const [byDefault] = Object.keys(tables);
  const name = first(asked.query, 'table') ?? byDefault;
  const table = name !== undefined && Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!table || name === undefined) return null;
  const { lines, pageInfo } = await table.read(asked);
  const { after, before } = cursorNames(table.prefix);
  const { [before]: _, ...rest } = asked.query;
  const next =
    pageInfo?.hasNextPage && pageInfo.endCursor
      ? exportHref(asked.path, 'csv', { ...singleValues(rest), [after]: pageInfo.endCursor })
      : undefined;
  return {
    type: 'text/csv; charset=utf-8',
    body: csv(
      table.columns.map((column) => column.name),
      lines,
    ),
    fileName: `${asked.path.slice(1).replaceAll('/', '-') || 'players'}-${name}.csv`,
    next,
  };
}

const singleValues = (query: SearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.keys(query).flatMap((name) => {
      const value = first(query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
=======
>>>>>>> found
