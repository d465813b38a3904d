import { mapImage } from '#lib/game/places/map-image.ts';

/** A zone's map, dimmed, behind what stands in the same positioned box; nothing for a zone without one. */
export function MapBackdrop({ zoneId }: { zoneId: number | string | undefined }) {
  const image = mapImage(zoneId, 512);
  return (
    image && (
      <img
        className="absolute inset-0 -z-1 size-full [scale:1.4] mask-[linear-gradient(90deg,transparent_18%,#000)] object-cover object-[52%_40%] opacity-(--header-map-opacity)"
        {...image}
        alt=""
      />
    )
  );
}
