import { itemList, type ListedPage } from '#lib/seo/structured-data.ts';

import { StructuredData } from '../share/structured-data.tsx';

interface Props {
  /** The name of the list: "Items". */
  readonly name: string;
  readonly rows: readonly ListedPage[];
}

/** The rows of a list for search engines; nothing for an empty one. */
export function ListData({ name, rows }: Props) {
  return rows.length > 0 && <StructuredData of={(siteUrl) => itemList(name, rows, siteUrl)} />;
}
