import type { Route } from 'next';

import { exportLinks } from '#lib/exports/export-links.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface Props {
  readonly exports: ExportList;
  /** The page's address, without its query. */
  readonly path: Route;
  readonly query: SearchParams;
}

/** The look of all links stands once, at their parent: there are many of them, and pages are to stay small. */
const LINKS =
  '[&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:gap-1.5 [&_a]:rounded [&_a]:border [&_a]:border-line ' +
  '[&_a]:px-2.5 [&_a]:text-muted [&_a]:transition-colors [&_a:hover]:border-line-strong [&_a:hover]:text-text ' +
  'narrow:[&_a]:min-h-11 [&_small]:text-xs [&_small]:text-faint';

/**
 * Links to what the page can be had as beside HTML, of what it shows under its filter and cursor. They lead to no pages:
 * neither the router nor a search engine has a use for them.
 */
export function ExportLinks({ exports, path, query }: Props) {
  return (
    <nav
      aria-label="This page in other formats"
      className={`mt-9 flex flex-wrap items-center gap-2 border-t border-line pt-3.5 text-sm text-faint ${LINKS}`}
    >
      <span className="mr-1 narrow:basis-full">Data of this page</span>
      {exportLinks(exports, path, query).map(({ href, label, format, saved }) => (
        <a key={href} href={href} rel="nofollow" download={saved || undefined}>
          {label} {format && <small>{format}</small>}
        </a>
      ))}
    </nav>
  );
}
