import { stripScripts, unescape } from '../api/http-client.ts';
import { SITE } from '../servers/addresses.ts';

/** A table as its page shows it. */
interface ShownTable {
  readonly caption: string;
  readonly rows: number;
  /** True if one record takes several rows. */
  readonly grouped: boolean;
}

/** A link to a page in another format: "Kills CSV" and its path with its query. */
interface ExportLink {
  readonly name: string;
  readonly href: string;
}

/** The tables and the export links that a page shows. */
export interface ExportedPage {
  readonly tables: readonly ShownTable[];
  readonly links: readonly ExportLink[];
  /** All its words, and the addresses of its links. */
  readonly words: string;
}

/** Panels that are late would stand in scripts for those that wait for them. */
const PATIENT = { 'user-agent': 'Googlebot/2.1', accept: 'text/html' };

/** @param path of a page, with its query */
export async function exportedPage(path: string): Promise<ExportedPage> {
  const answer = await fetch(SITE + path, { headers: PATIENT });
  const markup = stripScripts(await answer.text()).replaceAll('<!-- -->', '');
  const [, nav = ''] =
    /<nav aria-label="This page in other formats"[^>]*>([\s\S]*?)<\/nav>/.exec(markup) ?? [];
  return {
    tables: Array.from(markup.matchAll(/<table[^>]*>([\s\S]*?)<\/table>/g), ([, table = '']) => shown(table)),
    links: Array.from(
      nav.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g),
      ([, href = '', name = '']) => ({
        name: textOf(name),
        href: textOf(href),
      }),
    ),
    words: textOf(markup.replaceAll(/<[^>]*\shref="([^"]*)"[^>]*>/g, ' $1 ')),
  };
}

function shown(table: string): ShownTable {
  const [, caption = ''] = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table) ?? [];
  const [, body = ''] = /<tbody[^>]*>([\s\S]*?)<\/tbody>/.exec(table) ?? [];
  return {
    caption: textOf(caption),
    rows: body.match(/<tr[\s>]/g)?.length ?? 0,
    grouped: /\srowspan=/i.test(body),
  };
}

const textOf = (markup: string): string => unescape(markup.replaceAll(/<[^>]*>/g, '')).trim();
