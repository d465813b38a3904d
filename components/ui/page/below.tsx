import { type ReactNode, Suspense } from 'react';

import { Progress } from '../navigation/progress.tsx';
import { track } from './load.tsx';

interface Props {
  /** The panels above; null for one that the page leaves out. */
  readonly of: readonly (Promise<unknown> | null | undefined)[];
  /** The name of what is held back, where nothing above it shows that the page still loads: "deaths". */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Holds what stands below late panels back until these are there or have failed, since they would push it down. Until
 * then the rest of the window is kept free, so that not even the end of the page moves. Where all are there, it changes
 * nothing.
 */
export function Below({ of, label, children }: Props) {
  const panels = of.flatMap((panel) => panel ?? []).map(track);
  if (panels.every(({ status }) => status !== 'pending')) return <>{children}</>;
  return (
    <Suspense fallback={<div className="h-screen">{label && <Progress label={label} rows={12} />}</div>}>
      <Held panels={panels}>{children}</Held>
    </Suspense>
  );
}

async function Held({ panels, children }: { panels: readonly Promise<unknown>[]; children: ReactNode }) {
  await Promise.allSettled(panels);
  return <>{children}</>;
}
