import type { Metadata } from 'next';
import type { ApiError } from '#lib/api/api-error.ts';
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

/**
 * The metadata of a page that has nothing to show, which no search engine keeps.
 * @param error the failure that the page shows; null where its record, or its list, does not exist
 */
export function metadataOfMissing(error: ApiError | null = null): Metadata {
  keepHeadTags([NOINDEX]);
  return { title: { absolute: fullTitle(error ? 'Error' : 'Not found') } };
}

/** Keeps tags for the head of the first HTML. */
export function keepHeadTags(tags: readonly HeadTag[]): void {
  requestContext()?.headTags.push(...tags);
}
