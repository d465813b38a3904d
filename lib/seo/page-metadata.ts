import type { Metadata } from 'next';
import type { Answer } from '#lib/api/answer.ts';
import { env } from '#lib/env.ts';
import { fullTitle, NOINDEX, type PageDescription, pageHead } from './metadata.ts';
import { siteUrl } from './site-url.ts';
import { requestContext } from '#lib/request-context.ts';
import type { HeadTag } from './head-tag.ts';

/** A page's description of itself, without the site's address. */
export type Description = Omit<PageDescription, 'siteUrl'>;

/**
 * The metadata of a page whose address alone says what it is about. A browser that goes on to another page needs its
 * title and its canonical address, which it shares; whatever else is said is kept for the first HTML.
 */
export function metadataOf(description: Description): Metadata {
  const { title, canonical, tags } = pageHead({ ...description, siteUrl: siteUrl(env()) });
  keepHeadTags(tags);
  return { title: { absolute: title }, alternates: { canonical } };
}

/** The metadata of a page that has nothing to show. */
export function metadataOfMissing(title: string): Metadata {
  keepHeadTags([NOINDEX]);
  return { title: { absolute: fullTitle(title) } };
}

/** The metadata of a page about a record. A missing record and a failing API have titles too, and no index. */
export async function metadataOfRecord<Data>(
  from: Promise<Answer<Data | null>>,
  describe: (record: Data) => Description | Promise<Description>,
): Promise<Metadata> {
  try {
    const { data: record } = await from;
    if (record !== null) return metadataOf(await describe(record));
    return metadataOfMissing('Not found');
  } catch {
    // The page itself shows the failure and sets the status.
    return metadataOfMissing('Error');
  }
}

/** Keeps tags for the head of the first HTML. */
export function keepHeadTags(tags: readonly HeadTag[]): void {
  requestContext()?.headTags.push(...tags);
}
