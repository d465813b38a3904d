import { endsInFormat } from '#lib/url/export-address.ts';
import { kindAt } from '#lib/url/page-kind-of.ts';
import { PAGE_KINDS } from '#lib/url/page-kinds.ts';

/** The patterns of the addresses of all kinds of pages: "/item/[id]". */
export const KINDS: readonly string[] = Object.keys(PAGE_KINDS);

/** The kind of a page by its path; undefined for what is no page, such as a picture or a page's data. */
export const kindOf = (path: string): string | undefined =>
  endsInFormat(path) ? undefined : kindAt(path)?.name;
