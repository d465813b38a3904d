import { fetchPage, stripScripts } from '../../api/http-client.ts';

/** A page that is tried. */
export interface TriedPage {
  readonly path: string;
  /** True if it shows data of the API. */
  readonly showsData: boolean;
}

/** The result of a visit to a page. */
export interface Visit {
  readonly page: TriedPage;
  readonly status: number;
  /** Milliseconds until the end of the answer. */
  readonly took: number;
  /** True if it tells that its data are older than they should be. */
  readonly saysAge: boolean;
  /** Text that no visitor should ever see, with the words before it, or foreign markup; null where there is none. */
  readonly junk: string | null;
  /** The words of the main part, without those that depend on the time of the visit. */
  readonly words: string;
}

const AGE = 'Live data is not available';
const JUNK =
  /.{0,60}(?:SOME_NEW_VALUE|\[object |\bundefined\b|\bNaN\b|Invalid Date|upstream-secret|native code|Infinity)/;
const FOREIGN_MARKUP = /<img src=x|<script>alert/;
/** Headers of a crawler, for which late panels are rendered in place. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };
const AT_ONCE = 4;

/** Visits pages, a few at a time. */
export async function visitAll(site: string, pages: readonly TriedPage[]): Promise<readonly Visit[]> {
  const waiting = [...pages];
  const visits: Visit[] = [];
  const goOn = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) visits.push(await visit(site, page));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return visits;
}

async function visit(site: string, page: TriedPage): Promise<Visit> {
  const began = performance.now();
  const { status, html } = await fetchPage(site + page.path, CRAWLER);
  const took = performance.now() - began;
  const markup = stripScripts(html);
  const text = textOf(markup);
  return {
    page,
    status,
    took,
    saysAge: text.includes(AGE),
    junk: JUNK.exec(text)?.[0] ?? FOREIGN_MARKUP.exec(markup)?.[0] ?? null,
    words: textOf(/<main[\s\S]*<\/main>/.exec(markup)?.[0] ?? '').replaceAll(/\d+ \w+ ago|just now/g, ''),
  };
}

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
