import type { Metadata } from 'next';

import type { Answer } from '#lib/api/answer.ts';
import { env } from '#lib/env.ts';

import { fullTitle, type PageDescription, pageMetadata } from './metadata.ts';
import { siteUrl } from './site-url.ts';

/** What a page says of itself, the site's address aside. */
export type Description = Omit<PageDescription, 'siteUrl'>;

/** The metadata of a page whose address alone says what it is about. */
export function metadataOf(description: Description): Metadata {
  return pageMetadata({ ...description, siteUrl: siteUrl(env()) });
}

/** The metadata of a page about a record. A missing record and a failing API have titles too, and no index. */
export async function metadataOfRecord<Data>(
  from: Promise<Answer<Data | null>>,
  describe: (record: Data) => Description | Promise<Description>,
): Promise<Metadata> {
  const noindex = { robots: { index: false, follow: true } };
  try {
    const { data: record } = await from;
    if (record !== null) return metadataOf(await describe(record));
    return { title: { absolute: fullTitle('Not found') }, ...noindex };
  } catch {
    // The page itself shows the failure and sets the status.
    return { title: { absolute: fullTitle('Error') }, ...noindex };
  }
}
