import { type ReactNode, Suspense } from 'react';
import type { Answer } from '#lib/api/answer.ts';
import { type ApiError, asApiError } from '#lib/api/api-error.ts';
import { ErrorBox } from './error-box.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { NotFound } from './not-found.tsx';
import { Progress } from '../navigation/progress.tsx';
import { headers } from 'next/headers';
import { registeredApi } from '#lib/api/registry.ts';
import { isCrawler } from '#lib/is-crawler.ts';
import { isSentWhole } from '#lib/request-context.ts';

/** Milliseconds that a page waits for its panels before it streams without them. */
const PANEL_BUDGET = 100;
/**
 * The same where the process's own API answers. Its panels are late when many visitors come at once, and a page with
 * late panels takes the more work: they are rendered apart, and the page once more to be kept.
 */
const PANEL_BUDGET_OF_OWN_API = 400;
/** Extra milliseconds for a page that is sent whole: to crawlers and link previewers, which read the first HTML only. */
const PANEL_BUDGET_OF_WHOLE = 2_900;

/** A promise that carries its outcome the way React's `use` reads it. */
export type Tracked<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

/** Notes a promise's outcome on the promise, once. A rejection counts as handled: its panel shows it. */
export function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const tracked: Tracked<Value> = promise;
  if (tracked.status === undefined) {
    tracked.status = 'pending';
    tracked.then(
      (value) => {
        tracked.status = 'fulfilled';
        tracked.value = value;
      },
      (reason: unknown) => {
        tracked.status = 'rejected';
        tracked.reason = reason;
      },
    );
  }
  return tracked;
}

/**
 * Waits a moment for a page's panels, so that they stand in the HTML in their place. Slower ones stream behind a
 * progress bar, which without scripts would never be swapped for its content.
 * @param panels null for one that the page leaves out
 */
export async function awaitPanels(
  ...panels: readonly (Promise<unknown> | null | undefined)[]
): Promise<void> {
  const started = panels.flatMap((panel) => panel ?? []);
  const budget = registeredApi() ? PANEL_BUDGET_OF_OWN_API : PANEL_BUDGET;
  if (await settledWithin(started, budget)) return;
  const agent = (await headers()).get('user-agent') ?? '';
  if (isSentWhole() || isCrawler(agent)) await settledWithin(started, PANEL_BUDGET_OF_WHOLE);
}

/**
 * Resolves when all promises are settled or after `budget` milliseconds.
 * @returns true if all are settled in time
 */
export async function settledWithin(promises: readonly Promise<unknown>[], budget: number): Promise<boolean> {
  if (promises.length === 0) return true;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, budget, false);
  });
  const all = Promise.allSettled(promises.map(track)).then(() => true);
  const settled = await Promise.race([all, timeout]);
  clearTimeout(timer);
  return settled;
}

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

/**
 * Holds a panel back until the one above it is there or has failed, since what comes late above would push it down.
 */
export async function after<Data>(above: Promise<unknown>, panel: Promise<Data>): Promise<Data> {
  await Promise.allSettled([above]);
  return panel;
}

type Outcome<Data> = Answer<Data | null> | { readonly error: ApiError };

/**
 * The one place that says what a panel shows while it loads, when it fails, when nothing is there, and when its content
 * has arrived; also how old that is where the API gives no newer. What has arrived is rendered in place: under Suspense
 * it would be sent as a fallback first.
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
      <FreshnessNote of={outcome.provenance} />
      {children(outcome.data)}
    </>
  );
}
