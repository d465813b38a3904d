import type { ReactNode } from 'react';

import { subjectNotOffered } from '#lib/api/offered-pages.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { setStatus } from '#lib/page-status.ts';

import { staticMarkup } from '../static-markup.ts';
import { NotOfferedScreen } from './not-offered-screen.tsx';

/**
 * A page whose main part is a list. Where the API does not have such a list, the page says so, with status 404.
 * @example export default whereOffered(routes.kills, async ({ searchParams }) => …)
 */
export const whereOffered =
  <Props,>(path: string, page: (props: Props) => Promise<ReactNode>) =>
  async (props: Props): Promise<ReactNode> => {
    await whatIsOffered();
    const subject = subjectNotOffered(path);
    if (subject === null) return page(props);
    setStatus(404);
    return staticMarkup(<NotOfferedScreen subject={subject} />);
  };
