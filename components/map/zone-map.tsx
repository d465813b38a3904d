import type { ReactNode } from 'react';

import { mapImage } from '#lib/game/places/map-image.ts';

import styles from './zone-map.module.css';

interface Props {
  readonly zoneId: number | string | undefined;
  /** The text alternative of the map. */
  readonly label: string;
  /** True if the map stands far enough below to wait until it comes near the window. */
  readonly lazy?: boolean;
  /** Drawings that fill the map. */
  readonly children: ReactNode;
}

/** Phones load the small image whatever their density: it is sharp at their width, and their network is slow. */
const SIZES = '(max-width: 768px) 170px, 500px';

/** A zone's map with drawings on it; a zone without a map gets plain parchment. */
export function ZoneMap({ zoneId, label, lazy = false, children }: Props) {
  const image = mapImage(zoneId, 512);
  const large = mapImage(zoneId, 768);
  return (
    <figure
      className={`relative aspect-square w-full overflow-hidden rounded-[4px] border border-line-strong ${image ? '' : styles.blank}`}
      role="img"
      aria-label={label}
    >
      {image && large && (
        <img
          className="size-full filter-(--map-filter)"
          {...image}
          srcSet={`${image.src} 512w, ${large.src} 768w`}
          sizes={SIZES}
          alt=""
          decoding="async"
          {...(lazy ? { loading: 'lazy' } : { fetchPriority: 'auto' })}
        />
      )}
      {children}
    </figure>
  );
}
