import { endsInFormat } from '#lib/url/export-address.ts';
import { kindAt } from '#lib/url/page-kind-of.ts';
import { PAGE_KINDS } from '#lib/url/page-kinds.ts';

/** The patterns of the addresses of all kinds of pages: "/item/[id]". */
export const KINDS: readonly string[] = Object.keys(PAGE_KINDS);

/** The kind of a page by its path; undefined for pictures, data and other addresses. */
export const kindOf = (path: string): string | undefined =>
  endsInFormat(path) ? undefined : kindAt(path)?.name;
