import type { Metadata } from 'next';

import { isPageOffered } from '#lib/api/offered-pages.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { metadataOfMissing } from '#lib/seo/page-metadata.ts';

/**
 * The metadata of a page that `whereOffered` shows: that of no page, where the API does not have its list.
 * @example export const generateMetadata = metadataWhereOffered(routes.kills, async ({ searchParams }) => …)
 */
export const metadataWhereOffered =
  <Props>(path: string, describe: (props: Props) => Promise<Metadata>) =>
  async (props: Props): Promise<Metadata> => {
    await whatIsOffered();
    return isPageOffered(path) ? describe(props) : metadataOfMissing('Not found');
  };
