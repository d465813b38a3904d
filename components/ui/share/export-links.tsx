import type { Route } from 'next';

import { type ExportLink, exportLinks } from '#lib/exports/export-links.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import styles from './export-links.module.css';

interface Props {
  readonly exports: ExportList;
  /** The page's address, without its query. */
  readonly path: Route;
  readonly query: SearchParams;
}

/** Links to the page's exports, for its filter and cursor. */
export const ExportLinks = ({ exports, path, query }: Props) => (
  <ExportLinkList links={exportLinks(exports, path, query)} />
);

/** They lead to no pages: neither the router nor a search engine has a use for them. */
export function ExportLinkList({ links }: { readonly links: readonly ExportLink[] }) {
  return (
    <nav aria-label="This page in other formats" data-formats="" className={styles.links}>
      <span>Data of this page</span>
      {links.map(({ href, label, format, saved }) => (
        <a key={href} href={href} rel="nofollow" download={saved || undefined}>
          {label} {format && <small>{format}</small>}
        </a>
      ))}
    </nav>
  );
}
