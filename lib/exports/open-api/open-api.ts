import type { Offer } from '#lib/api/offered.ts';
import { type ExportFormat, withEnding } from '#lib/url/export-address.ts';
import { routes } from '#lib/url/routes.ts';

import { columnSets, slugOf } from '../column-sets.ts';
import { formatsOf } from '../format-facts.ts';
import type { ExportGroup, ExportList } from '../page-exports.ts';
import { NamedSchemas } from '../shapes/shape.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf, rowSchema, SHARED_HEADERS, SHARED_RESPONSES } from './responses.ts';

/**
 * Describes every page in every format that it can be exported to (OpenAPI 3.1).
 * @param siteUrl the origin that visitors use
 * @param offers what the API has
 */
export function openApi(groups: readonly ExportGroup[], siteUrl: string, offers: Offer): object {
  const named = new NamedSchemas(offers);
  const sets = columnSets(groups.flatMap(({ kinds }) => kinds));
  const operation = (kind: ExportList, format: ExportFormat, tag: string) => ({
    operationId: `${kind.address}.${format}`
      .replaceAll(/[^a-zA-Z\d]+/g, ' ')
      .trim()
      .replaceAll(' ', '_'),
    summary: `${kind.title} as ${format.toUpperCase()}`,
    tags: [tag],
    parameters: parametersOf(kind, format),
    responses: responsesOf(kind, format, sets, named),
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
      license: { name: 'As told on the page of credits', url: new URL(routes.credits, siteUrl).href },
    },
    servers: [{ url: siteUrl }],
    security: [],
    tags: groups.map(({ title }) => ({ name: title })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        ...Object.fromEntries(sets.all.map((set) => [slugOf(set), rowSchema(set)])),
        ...named.all(),
      },
      responses: SHARED_RESPONSES,
      headers: SHARED_HEADERS,
    },
  };
}
