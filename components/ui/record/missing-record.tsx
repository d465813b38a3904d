import { ErrorScreen } from '#components/ui/page/error-box.tsx';
import { subjectNotOffered } from '#lib/api/offered-pages.ts';
import { setStatus } from '#lib/page-status.ts';
import { currentPath } from '#lib/request-context.ts';

import { NotFoundScreen } from '../page/not-found-screen.tsx';
import { NotOfferedScreen } from '../page/not-offered-screen.tsx';
import { staticMarkup } from '../static-markup.ts';
import type { Missing } from './find.ts';

/**
 * A page or a layout without its record: 404 where it does not exist, 502 or 503 where the API fails, each with its text.
 * Sets the status, so a page returns it before anything is sent, and not under Suspense.
 */
export function MissingRecord({ error }: Pick<Missing, 'error'>) {
  // A question that was refused may have taught that the API has no such records.
  const subject = error === null || error.kind === 'refused' ? subjectNotOffered(currentPath()) : null;
  if (subject !== null) return <NotOfferedScreen subject={subject} />;
  if (error) {
    setStatus(error.status, error.headers);
    return <ErrorScreen error={error} />;
  }
  setStatus(404);
  return staticMarkup(<NotFoundScreen />);
}
