import { requestContext } from '#lib/request-context.ts';

import type { HeadTag } from './head-tag.ts';

/** Keeps tags for the head of the first HTML. */
export function keepHeadTags(tags: readonly HeadTag[]): void {
  requestContext()?.headTags.push(...tags);
}
