import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { exportHref } from '#lib/url/export-address.ts';
import { NO_FILTER } from '#lib/url/filter.ts';
import { listAddress } from '#lib/url/list-address.ts';

import type { ExportedFile } from '../export-response.ts';
import { oembed, type OembedRequest } from './oembed.ts';
import type { Asked, PageExports } from '../page-exports.ts';

/**
 * Returns the oEmbed data of a page; null where the requested address belongs to another page.
 * @throws ApiError
 */
export async function oembedFile<Data, Parts>(
  exports: PageExports<Data, Parts>,
  request: OembedRequest,
  asked: Asked<Data, Parts>,
): Promise<ExportedFile | null> {
  const { path, query } = asked;
  const site = siteUrl(env());
  if (request.page.pathname !== new URL(path, site).pathname) return null;
  const description = (await exports.describe?.(asked)) ?? exports;
  const { params } = listAddress(path, query, exports.filter ?? NO_FILTER);
  const preview = exports.preview ? new URL(exportHref(path, 'jpg', params), site).href : null;
  return {
    type: 'application/json',
    body: JSON.stringify(oembed(description, request, { siteUrl: site, preview })),
  };
}
