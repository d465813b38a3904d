import { mapImage } from '#lib/game/places/map-image.ts';

/** Where the map is as wide as half a desktop's, and the last thing that a slow network has to bring. */
const PHONE = '(max-width: 640px)';

/** A zone's map, dimmed, behind what stands in the same positioned box; nothing for a zone without one. */
export function MapBackdrop({ zoneId }: { zoneId: number | string | undefined }) {
  const image = mapImage(zoneId, 512);
  const small = mapImage(zoneId, 256);
  return (
    image &&
    small && (
      <picture>
        <source media={PHONE} srcSet={small.src} width={small.width} height={small.height} />
        <img
          className="absolute inset-0 -z-1 size-full [scale:1.4] mask-[linear-gradient(90deg,transparent_18%,#000)] object-cover object-[52%_40%] opacity-(--header-map-opacity)"
          {...image}
          alt=""
        />
      </picture>
    )
  );
}
