import type { Route } from 'next';
import type { ReactNode } from 'react';

import { plural, thousands } from '#lib/format/number.ts';

import { Timestamp } from '../ui/timestamp.tsx';
import { type Detail, MediaObject } from '../ui/media-object.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { SplitBar } from '../ui/split-bar.tsx';

type Side = 'order' | 'destruction' | 'neutral';

export interface FeudSide {
  readonly name: string;
  readonly side: Side;
  readonly href: Route;
  readonly image: ReactNode;
  readonly detail: Detail | null;
}

interface Props {
  readonly title: string;
  readonly href: Route;
  readonly sides: readonly [FeudSide, FeudSide];
  readonly kills: readonly [number, number];
  /** Epoch seconds. */
  readonly lastMet: number | null;
}

/** Two who kill each other: how often each way, and the way to the whole feud. */
export function FeudPanel({ title, href, sides, kills, lastMet }: Props) {
  const [near, far, nearKills, farKills] = orderFirst(sides, kills);
  return (
    <section>
      <SectionHeading>
        <NavLink href={href}>{title}</NavLink>
      </SectionHeading>
      <div className="panel orn">
        <div className="feud">
          <MediaObject {...near} size="medium" />
          <p className="score figure">
            <span className={`text-${near.side}`}>{thousands(nearKills)}</span>
            <small>vs</small>
            <span className={`text-${far.side}`}>{thousands(farKills)}</span>
          </p>
          <MediaObject {...far} size="medium" reversed />
        </div>
        <div className="feud-balance">
          <SplitBar
            size="thin"
            order={nearKills}
            destruction={farKills}
            label={`${near.name}: ${thousands(nearKills)} ${plural(nearKills, 'kill', 'kills')}; ${far.name}: ${thousands(farKills)}`}
          />
        </div>
        <div className="feud-foot">
          <span>{lastMet === null ? 'Never met' : <LastMet at={lastMet} />}</span>
          <NavLink className="btn" href={href}>
            Open feud
          </NavLink>
        </div>
      </div>
    </section>
  );
}

function LastMet({ at }: { at: number }) {
  return (
    <>
      Last met <Timestamp at={at} variant="day" />
    </>
  );
}

/** Order stands left, as in every bar with both realms. */
function orderFirst([near, far]: Props['sides'], [nearKills, farKills]: Props['kills']) {
  return near.side === 'destruction'
    ? ([far, near, farKills, nearKills] as const)
    : ([near, far, nearKills, farKills] as const);
}
