import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { endsInFormat } from '#lib/url/export-address.ts';

const APP = join(import.meta.dirname, '../../app');

/** A kind of page: its folder in app/ as an address, "/item/[id]". */
export interface PageKind {
  readonly name: string;
  readonly pattern: RegExp;
}

const parameters = ({ name }: PageKind): number => name.split('[').length;

/** Every kind of page, those with the fewest parameters in their addresses first. */
export const PAGE_KINDS: readonly PageKind[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => {
    // Folders in parentheses are no part of the address.
    const parts = dirname(file)
      .split(sep)
      .filter((part) => !/^(?:\.|\(.*\))$/.test(part));
    const pattern = parts.map((part) => (part.startsWith('[') ? '/[^/]+' : `/${part}`)).join('');
    return { name: `/${parts.join('/')}`, pattern: new RegExp(`^${pattern || '/'}$`) };
  })
  .toSorted((one, other) => parameters(one) - parameters(other));

/** The kind of a page by its path; undefined for what is no page, such as a picture or a page's data. */
export function kindOf(path: string): string | undefined {
  if (endsInFormat(path)) return undefined;
  return PAGE_KINDS.find(({ pattern }) => pattern.test(path))?.name;
}
