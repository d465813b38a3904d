import { mapImage } from '#lib/game/map-image.ts';

/** A zone's map, dimmed, behind a page's header; nothing for a zone without one. */
export function MapBackdrop({ zoneId }: { zoneId: number | string }) {
  const image = mapImage(zoneId);
  return image && <img className="backdrop" {...image} alt="" />;
}
