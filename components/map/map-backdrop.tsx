import { mapImage } from '#lib/game/places/map-image.ts';

/** Phones, on which the map is half as wide as on a desktop, and the last file that a slow network should load. */
const PHONE = '(max-width: 640px)';

const BEHIND_TITLE =
  'absolute inset-0 -z-1 size-full [scale:1.4] mask-[linear-gradient(90deg,transparent_18%,#000)] object-cover object-[52%_40%] opacity-(--header-map-opacity)';

interface Props {
  readonly zoneId: number | string | undefined;
  /** The classes that place it; by default it is dimmed behind the title of a page. */
  readonly className?: string | undefined;
  /** True if it is the largest element of the first view. */
  readonly urgent?: boolean;
  /** True if the page shows the zone's map, too, so that phones need no smaller file for the backdrop. */
  readonly shared?: boolean | undefined;
}

/**
 * Renders a zone's map behind the content of the same positioned box; nothing for a zone without one. It is a picture
 * element, since React would preload a bare image even for pages that are only prefetched.
 */
export function MapBackdrop({ zoneId, className = BEHIND_TITLE, urgent = false, shared = false }: Props) {
  const image = mapImage(zoneId, 512);
  const small = mapImage(zoneId, 256);
  return (
    image &&
    small && (
      // No boxes besides the image, which would take gaps among the content.
      <picture className="contents">
        {!shared && (
          <source
            className="hidden"
            media={PHONE}
            srcSet={small.src}
            width={small.width}
            height={small.height}
          />
        )}
        <img className={className} {...image} alt="" fetchPriority={urgent ? 'high' : 'auto'} />
      </picture>
    )
  );
}
