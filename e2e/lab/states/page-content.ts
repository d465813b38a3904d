import { stripScripts } from '../../http-client.ts';

/** Content of a page that another state of the API must not take away. */
export interface PageContent {
  /** An error box, "Not found" or a status that is not 200; null where the page has none of them. */
  readonly fault: string | null;
  /** The headers of its tables' columns, each as often as it occurs. */
  readonly columns: readonly string[];
  readonly rows: number;
}

const HEAD = /<th[^>]*scope="col"[\s\S]*?<\/th>/g;
const ROW = /<tr[\s>]/g;
const TAG = /<[^>]*>/g;

/** Reads the content of a page's `<main>`. */
export function pageContent(status: number, html: string): PageContent {
  const main = /<main[\s\S]*<\/main>/.exec(stripScripts(html))?.[0] ?? '';
  return {
    fault: faultOf(status, main),
    columns: (main.match(HEAD) ?? []).map((head) => head.replaceAll(TAG, ' ').replaceAll(/\s+/g, ' ').trim()),
    rows: main.match(ROW)?.length ?? 0,
  };
}

function faultOf(status: number, main: string): string | null {
  if (status !== 200) return String(status);
  if (main.includes('Error :(')) return 'error box';
  return main.includes('Not found') ? 'not found' : null;
}

/**
 * Says briefly how much of a page is left: "24 columns, 19 rows", or "lost: ..." where another state shows more.
 * @param whole the same page on the complete state
 */
export function contentLeft(page: PageContent, whole: PageContent): string {
  const left = [...page.columns];
  const lost = whole.columns.filter((column) => {
    const at = left.indexOf(column);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const faults = [
    ...(page.fault === null ? [] : [page.fault]),
    ...lost,
    ...(page.rows < whole.rows ? [`${whole.rows - page.rows} rows`] : []),
  ];
  if (faults.length > 0) return `lost: ${faults.join(', ')}`;
  return page.columns.length + page.rows === 0
    ? 'whole'
    : `${page.columns.length} columns, ${page.rows} rows`;
}
