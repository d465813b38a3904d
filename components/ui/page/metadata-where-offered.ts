import type { Metadata } from 'next';

import { missingSubject } from '#lib/api/missing-subject.ts';
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
    return missingSubject(path) === null ? describe(props) : metadataOfMissing('Not found');
  };
