import { type ExportFormat, withEnding } from '#lib/url/export-address.ts';

import type { ExportGroup } from '../catalogue.ts';
import { columnSets, slugOf } from '../column-sets.ts';
import { formatsOf } from '../formats-of.ts';
import type { ExportList } from '../page-exports.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf, rowSchema, SHARED_HEADERS, SHARED_RESPONSES } from './responses.ts';

/**
 * Describes every page in every format that it can be exported to (OpenAPI 3.1).
 * @param siteUrl the origin that visitors use
 */
export function openApi(groups: readonly ExportGroup[], siteUrl: string): object {
  const sets = columnSets(groups.flatMap(({ kinds }) => kinds));
  const operation = (kind: ExportList, format: ExportFormat, tag: string) => ({
    operationId: `${kind.address}.${format}`
      .replaceAll(/[^a-zA-Z\d]+/g, ' ')
      .trim()
      .replaceAll(' ', '_'),
    summary: `${kind.title} as ${format.toUpperCase()}`,
    tags: [tag],
    parameters: parametersOf(kind, format),
    responses: responsesOf(kind, format, sets),
  });
  const paths = groups.flatMap(({ title, kinds }) =>
    kinds.flatMap((kind) =>
      formatsOf(kind).map((format) => [
        withEnding(kind.address, format),
        { get: operation(kind, format, title) },
      ]),
    ),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'War Ledger',
      version: '1',
      description: 'Every page of the site as tables, data, texts, feeds and pictures. Reading only; no key.',
    },
    servers: [{ url: siteUrl }],
    tags: groups.map(({ title }) => ({ name: title })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries(sets.all.map((set) => [slugOf(set), rowSchema(set)])),
      responses: SHARED_RESPONSES,
      headers: SHARED_HEADERS,
    },
  };
}
