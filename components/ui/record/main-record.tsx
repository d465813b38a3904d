import type { ReactNode } from 'react';
import { type Answer, isUnrecorded, type Provenance } from '#lib/api/answer.ts';
import { ApiError, asApiError } from '#lib/api/api-error.ts';
import { subjectNotOffered } from '#lib/api/offered-pages.ts';
import { setStatus } from '#lib/page-status.ts';
import { currentPath } from '#lib/request-context.ts';
import { NotFoundScreen } from '../page/not-found-screen.tsx';
import { staticMarkup } from '../static-markup.ts';
import { NotOfferedScreen } from '../page/not-offered-screen.tsx';
import { ErrorScreen } from '#components/ui/page/error-box.tsx';

interface Props<Data> {
  /** The record that the page is about; null when it does not exist. */
  readonly from: Promise<Answer<Data | null>>;
  readonly children: (record: Data, provenance: Provenance | null) => ReactNode | Promise<ReactNode>;
}

/**
 * The main record of a page, awaited before anything is sent: an unknown one answers 404, a failing API 502 or
 * 503, each with its text in the HTML. Must not stand under Suspense.
 */
export async function MainRecord<Data>({ from, children }: Props<Data>) {
  const outcome = await outcomeOf(from);
  // A question that was refused may have taught that the API has no such records.
  const isRefused = 'error' in outcome && outcome.error.kind === 'refused';
  const subject =
    isRefused || ('answer' in outcome && outcome.answer.data === null)
      ? subjectNotOffered(currentPath())
      : null;
  if (subject !== null) {
    setStatus(404);
    return staticMarkup(<NotOfferedScreen subject={subject} />);
  }
  if ('error' in outcome) {
    setStatus(outcome.error.status, outcome.error.headers);
    return <ErrorScreen error={outcome.error} />;
  }
  const { data: record, provenance } = outcome.answer;
  if (record === null) {
    setStatus(404);
    return staticMarkup(<NotFoundScreen />);
  }
  return children(record, provenance);
}

type Outcome<Data> = { readonly answer: Answer<Data | null> } | { readonly error: ApiError };

const outcomeOf = <Data,>(from: Props<Data>['from']): Promise<Outcome<Data>> =>
  from.then(
    (answer): Outcome<Data> => (isUnrecorded(answer) ? { error: new ApiError('unrecorded') } : { answer }),
    (reason: unknown) => ({ error: asApiError(reason) }),
  );
