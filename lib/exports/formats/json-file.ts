import type { Provenance } from '#lib/api/answer.ts';
import { env } from '#lib/env.ts';
import { isKeyOf } from '#lib/game/look-up.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';

import { type ExportedFile, provenanceTexts } from '../export-response.ts';
import { tablesFor } from '../export-table.ts';
import { endOfFirstList, inLongPages, lengthened, type LongRead } from '../long-lists.ts';
import type { Asked, PageExports } from '../page-exports.ts';

/** The JSON of any page. Names in this type are never renamed; records and parts may get more fields. */
export interface PageJson {
  /** The page in HTML, with the filter, order and cursor that the data is of. */
  readonly url: string;
  /** The time of the oldest stale answer in ISO 8601; null when all are current. */
  readonly asOf: string | null;
  /**
   * The beginning in ISO 8601 of the site's archive, where the data is counted from it, or where lists show the part
   * that it has; null for whole data of the API.
   */
  readonly recordedSince: string | null;
  /** The page's record, as the API gives it; empty for a page about no record. */
  readonly record: unknown;
  /** The answer of the page in figures, where it has one. */
  readonly figures?: unknown;
  /** Further parts of the page, by name. Lists hold `nodes` and `pageInfo`, whose cursors lead on. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/**
 * A page's data as JSON.
 * @param provenance tells where the answers come from once all parts are there
 * @param long where the address asks for more rows than the page has
 * @throws ApiError
 */
export async function jsonFile<Data, Parts>(
  { parts, filter, figures, tables }: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
  provenance: () => Provenance | null,
  long: LongRead<Asked<Data, Parts>> | null = null,
): Promise<ExportedFile> {
  const { record, path, query } = asked;
  const names = Object.keys(parts).filter((name) => isKeyOf(parts, name));
  const list = listAddress(path, query, filter ?? NO_FILTER);
  const [answer, end, ...named] = await inLongPages(long, () =>
    Promise.all([
      figures?.read(asked),
      long && endOfFirstList(tablesFor(tables, list.params), asked),
      ...names.map(async (name) => [name, await asked.part(name)] as const),
    ]),
  );
  const whole = await Promise.all(
    named.map(async ([name, part]) => [
      name,
      long && end ? await lengthened(part, end, long, (next) => next.part(name)) : part,
    ]),
  );
  const json: PageJson = {
    url: new URL(listHref(list), siteUrl(env())).href,
    ...provenanceTexts(provenance()),
    record,
    ...(figures && { figures: answer }),
    parts: Object.fromEntries(whole),
  };
  return { type: 'application/json', body: JSON.stringify(json) };
}
