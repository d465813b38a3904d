import { SITEMAP_KINDS } from '#lib/data/sitemap-kinds.ts';
import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { sitemapResponse } from '#lib/sitemaps/sitemap-response.ts';
import { createSitemaps, sharedSitemaps } from '#lib/sitemaps/sitemaps.ts';

/** The addresses of one kind of pages, or a part of them. */
export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params;
  const sitemaps = sharedSitemaps(() => createSitemaps(SITEMAP_KINDS, siteUrl(env())));
  const name = file.endsWith('.xml') ? file.slice(0, -'.xml'.length) : '';
  return sitemapResponse(request, sitemaps.file(name));
}
