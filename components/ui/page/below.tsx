import { type ReactNode, Suspense } from 'react';

import { track } from './load.tsx';

interface Props {
  /** The panels above; null for one that the page leaves out. */
  readonly of: readonly (Promise<unknown> | null | undefined)[];
  readonly children: ReactNode;
}

/**
 * Holds what stands below late panels back until these are there or have failed, since they would push it down. Until
 * then the rest of the window is kept free, so that not even the end of the page moves. Where all are there, it changes
 * nothing.
 */
export function Below({ of, children }: Props) {
  const panels = of.flatMap((panel) => panel ?? []).map(track);
  if (panels.every(({ status }) => status !== 'pending')) return <>{children}</>;
  return (
    <Suspense fallback={<div className="h-screen" aria-hidden="true" />}>
      <Held panels={panels}>{children}</Held>
    </Suspense>
  );
}

async function Held({ panels, children }: { panels: readonly Promise<unknown>[]; children: ReactNode }) {
  await Promise.allSettled(panels);
  return <>{children}</>;
}
