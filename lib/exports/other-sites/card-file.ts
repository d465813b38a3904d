import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { SITE_NAME } from '#lib/seo/metadata.ts';

import type { ExportedFile } from '../export-response.ts';
import { classed, headMarkup, placesMarkup, sideOf, totalsMarkup } from './preview-markup.ts';

/** Lines of a card besides what its preview has: stats of an item, each with its value. */
export type CardLine = readonly [label: string, value: string];

/** Seconds in caches of a card about what is over, and of any other. */
const KEPT = { final: 3_600, other: 60 } as const;

/**
 * The card of a page: a fragment of HTML that a script of another site shows beside a link. It holds nothing to click on,
 * no style and nothing to load, so that a host's policy has nothing against it.
 * @param lines stand in place of the totals of the preview, where there are some
 */
export function cardFile(preview: Preview, lines: readonly CardLine[] = []): ExportedFile {
  const title = classed('p', 'title', escapeMarkup(preview.title));
  const figures = lines.length > 0 ? linesMarkup(lines) : totalsMarkup(preview.totals);
  return {
    type: 'text/html; charset=utf-8',
    body: elementMarkup(
      'article',
      { 'data-side': sideOf(preview.realm) },
      headMarkup(preview, title) +
        figures +
        placesMarkup(preview.places) +
        classed('p', 'site', escapeMarkup(SITE_NAME)),
    ),
    policy: "default-src 'none'; frame-ancestors 'none'",
    kept: preview.isFinal ? KEPT.final : KEPT.other,
  };
}

const linesMarkup = (lines: readonly CardLine[]): string =>
  elementMarkup(
    'dl',
    {},
    lines
      .map(
        ([label, value]) =>
          elementMarkup('dt', {}, escapeMarkup(label)) + elementMarkup('dd', {}, escapeMarkup(value)),
      )
      .join(''),
  );
