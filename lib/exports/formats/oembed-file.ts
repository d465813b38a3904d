import { env } from '#lib/env.ts';
import { cutTitle } from '#lib/seo/descriptions/wording.ts';
import { pictureOf } from '#lib/seo/metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
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
  return {
    type: 'application/json',
    body: JSON.stringify(
      oembed({ title: cutTitle(description.title) }, request, {
        siteUrl: site,
        preview: new URL(pictureOf({ path, own: params, exports }), site).href,
      }),
    ),
  };
}
