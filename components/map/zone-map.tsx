import type { ReactNode } from 'react';

import { ZONES_WITH_MAP } from '#lib/game/zones-with-map.ts';

import styles from './zone-map.module.css';

interface Props {
  readonly zoneId: number | string | undefined;
  /** What is to be seen, in words. */
  readonly label: string;
  /** Drawings that fill the map. */
  readonly children: ReactNode;
}

/** A zone's map with what is drawn on it. A zone without a picture gets plain parchment. */
export function ZoneMap({ zoneId, label, children }: Props) {
  const hasMap = ZONES_WITH_MAP.has(Number(zoneId));
  return (
    <figure
      className={`relative aspect-square w-full overflow-hidden rounded-[4px] border border-line-strong ${hasMap ? '' : styles.blank}`}
      role="img"
      aria-label={label}
    >
      {hasMap && (
        <img
          className="size-full filter-(--map-filter)"
          src={`/images/maps/${zoneId}.webp`}
          alt=""
          width={768}
          height={768}
          decoding="async"
        />
      )}
      {children}
    </figure>
  );
}
