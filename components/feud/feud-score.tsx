import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';

interface Props {
  readonly near: ReactNode;
  readonly far: ReactNode;
  /** Kills of near on far, and of far on near. */
  readonly kills: readonly [number, number];
}

/** Two cards and the kills each way between them (facts 1.6). */
export function FeudScore({ near, far, kills: [nearKills, farKills] }: Props) {
  return (
    <div className="versus">
      {near}
      <p className="score figure">
        <img src="/images/icons/rvr.svg" alt="" width={48} height={48} />
        <b>
          {thousands(nearKills)}
          <small>vs</small>
          {thousands(farKills)}
        </b>
      </p>
      {far}
    </div>
  );
}
