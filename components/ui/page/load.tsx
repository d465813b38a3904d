import { type ReactNode, Suspense } from 'react';

import type { Answer } from '#lib/api/answer.ts';
import { type ApiError, asApiError } from '#lib/api/api-error.ts';

import { ErrorBox } from './error-box.tsx';
import { track } from './await-panels.ts';
import { FreshnessNote } from './freshness-note.tsx';
import { NotFound } from './not-found.tsx';
import { Progress } from '../navigation/progress.tsx';

interface Props<Data> {
  /**
   * Started by the page, together with all its other panels; null for a panel that the page leaves out. Null data mean
   * that the record does not exist.
   */
  readonly from: Promise<Answer<Data | null>> | null | undefined;
  /** The name of the content that loads: "kills". */
  readonly label: string;
  /** Estimated rows of the content; a whole list by default. */
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

type Outcome<Data> = Answer<Data | null> | { readonly error: ApiError };

/**
 * The one place that says what a panel shows while it loads, when it fails, when nothing is there, and then; and how
 * old it is where the API gives no newer. What has arrived is rendered in place: under Suspense it would be sent as a
 * fallback first.
 */
export function Load<Data>({ from, label, rows = 12, children }: Props<Data>) {
  if (!from) return null;
  const promise = track(from);
  if (promise.status === 'fulfilled' && promise.value) {
    return <Settled outcome={promise.value}>{children}</Settled>;
  }
  if (promise.status === 'rejected') {
    return <Settled outcome={{ error: asApiError(promise.reason) }}>{children}</Settled>;
  }
  const outcome = promise.catch((reason: unknown): Outcome<Data> => ({ error: asApiError(reason) }));
  return (
    <Suspense fallback={<Progress label={label} rows={rows} />}>
      <Streamed outcome={outcome}>{children}</Streamed>
    </Suspense>
  );
}

async function Streamed<Data>({
  outcome,
  children,
}: {
  outcome: Promise<Outcome<Data>>;
  children: Props<Data>['children'];
}) {
  return <Settled outcome={await outcome}>{children}</Settled>;
}

function Settled<Data>({ outcome, children }: { outcome: Outcome<Data>; children: Props<Data>['children'] }) {
  if ('error' in outcome) return <ErrorBox error={outcome.error} />;
  if (outcome.data === null) return <NotFound />;
  return (
    <>
      <FreshnessNote since={outcome.staleSince} />
      {children(outcome.data)}
    </>
  );
}
