import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { jsonLd } from '#lib/seo/structured-data.ts';

import { HeadData } from './head-data.island.tsx';

interface Props {
  /** What to say, given the origin that visitors use. */
  readonly of: (siteUrl: string) => object;
}

/** What a part of the page is about, for search engines, as JSON-LD in the page's head. */
export function StructuredData({ of }: Props) {
  return <HeadData json={jsonLd(of(siteUrl(env())))} />;
}
