import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

interface Props {
  readonly near: ReactNode;
  readonly far: ReactNode;
  /** Kills of near on far, and of far on near; null for two who fight side by side. */
  readonly kills: readonly [number, number] | null;
  /** Links to other comparisons of the two. */
  readonly children?: ReactNode;
}

/** Two cards and the kills each way between them (rules.md: Feuds). */
export function FeudScore({ near, far, kills, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-gap narrow:grid-cols-1">
      {near}
      <div className="tracking-figure grid content-center justify-items-center gap-2.5 px-2 narrow:px-0 narrow:py-1.5">
        {kills && (
          <>
            <img src={staticImages.rvr} alt="" width={48} height={48} />
            <b className="flex items-baseline gap-3.5 text-2xl leading-none">
              {thousands(kills[0])}
              <small className="text-sm font-normal text-faint">vs</small>
              {thousands(kills[1])}
            </b>
          </>
        )}
        {children}
      </div>
      {far}
    </div>
  );
}
