import { env } from '#lib/env.ts';
import { keepHeadTags } from '#lib/request-context.ts';
import { jsonLdTag } from '#lib/seo/head-tag.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { jsonLd } from '#lib/seo/structured-data.ts';

interface Props {
  /** What to say, given the origin that visitors use. */
  readonly of: (siteUrl: string) => object;
}

/**
 * What a part of the page is about, for search engines, as JSON-LD in the head of the first HTML. It is written for the
 * router in the browser as well, which has no use for it: what the part comes to may be kept for the next document.
 */
export function StructuredData({ of }: Props) {
  keepHeadTags([jsonLdTag(jsonLd(of(siteUrl(env()))))]);
  return null;
}
