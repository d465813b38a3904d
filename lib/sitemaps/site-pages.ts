import type { Route } from 'next';

import { PAGE_KINDS } from '#lib/url/page-kinds.ts';
import { ASKED, EXPLORER } from '#lib/url/page-reading.ts';

/** Pages with these show nothing before a search. */
const FORMS: ReadonlySet<unknown> = new Set([ASKED, EXPLORER]);

/** The pages that are about no record. */
export const SITE_PAGES: readonly Route[] = Object.entries(PAGE_KINDS)
  .filter(([pattern, { filter }]) => !pattern.includes('[') && !FORMS.has(filter))
  .map(([pattern]) => pattern as Route);
