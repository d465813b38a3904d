import type { ReactNode } from 'react';

import { mapImage } from '#lib/game/places/map-image.ts';

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
  const image = mapImage(zoneId);
  return (
    <figure
      className={`relative aspect-square w-full overflow-hidden rounded-[4px] border border-line-strong ${image ? '' : styles.blank}`}
      role="img"
      aria-label={label}
    >
      {image && <img className="size-full filter-(--map-filter)" {...image} alt="" decoding="async" />}
      {children}
    </figure>
  );
}
