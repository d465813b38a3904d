import type { ReactNode } from 'react';

import { mapImage } from '#lib/game/map-image.ts';

import { SearchBox } from '../ui/search-box.tsx';

/** The zone whose map stands behind the title: The Blighted Isle. */
const BACKDROP = mapImage(200);

interface Props {
  readonly action: string;
  readonly searchLabel: string;
  readonly placeholder: string;
  /** What stands beside the title. */
  readonly children: ReactNode;
}

export function HomeHero({ action, searchLabel, placeholder, children }: Props) {
  return (
    <section className="hero">
      {BACKDROP && <img {...BACKDROP} alt="" fetchPriority="high" />}
      <div className="wrap">
        <div>
          <h1>Every blow, written down.</h1>
          <p className="lead">
            Leaderboards, kills, scenarios and skirmishes from both realms, recorded as they happen.
          </p>
          <SearchBox action={action} label={searchLabel} placeholder={placeholder} />
        </div>
        {children}
      </div>
    </section>
  );
}
