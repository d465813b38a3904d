import { env } from '#lib/env.ts';
import { answerExport } from '#lib/exports/export-route.ts';
import { thousands } from '#lib/format/number.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { EXPORT_FORMATS, type ExportFormat, HOME_PAGE } from '#lib/url/export-address.ts';

import { findRoute } from '../export/catalogue.ts';

/** A page as an assistant reads it. */
export interface ReadPage {
  readonly text: string;
  /** True where `text` says why there is nothing to read. */
  readonly isError: boolean;
}

/** Characters that an assistant is given at once. */
const LONGEST_READ = 24_000;

const refused = (text: string): ReadPage => ({ text, isError: true });

/**
 * Reads a page of the site in a format, as its address with an ending is read; a page without a text as data. The text begins with the address and the
 * time, and says where it is cut.
 * @param address absolute, or a path with its query
 * @example await readPage('/kill/7', 'json')
 */
export async function readPage(address: string, format: ExportFormat): Promise<ReadPage> {
  const site = siteUrl(env());
  if (!URL.canParse(address, site)) return refused('That is no address.');
  const url = new URL(address, site);
  if (url.origin !== new URL(site).origin) return refused(`Only pages of ${site} can be read.`);
  url.pathname = withoutEnding(url.pathname);
  const page = url.pathname === '/' ? HOME_PAGE : url.pathname;
  const found = findRoute(page.slice(1).split('/'));
  if (!found) return refused(`${url.href} is no page that can be read: find one by a name first.`);
  const asked = format === 'md' && !found.exports.text ? 'json' : format;
  const answer = await answerExport(found.exports, new Request(url), { ...found.params, format: asked });
  const content = await answer.text();
  if (!answer.ok) return refused(`${url.href}: ${content.trim()} (${answer.status})`);
  const asOf = answer.headers.get('data-as-of') ?? new Date().toISOString();
  const cut =
    content.length > LONGEST_READ
      ? `\n\nCut at ${thousands(LONGEST_READ)} of ${thousands(content.length)} characters: read the page as text, one table of it as csv, or under a narrower filter.`
      : '';
  return { text: `${url.href}\nAs of ${asOf}\n\n${content.slice(0, LONGEST_READ)}${cut}`, isError: false };
}

/** The path of a page whose address ends in a format, as assistants that read llms.txt may give it. */
function withoutEnding(path: string): string {
  const ending = EXPORT_FORMATS.find((format) => path.endsWith(`.${format}`));
  return ending === undefined ? path : path.slice(0, -ending.length - 1);
}
