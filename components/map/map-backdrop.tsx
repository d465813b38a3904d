import { ZONES_WITH_MAP } from '#lib/game/zones-with-map.ts';

/** A zone's map, dimmed, behind a page's header; nothing for a zone without one. */
export function MapBackdrop({ zoneId }: { zoneId: number | string }) {
  if (!ZONES_WITH_MAP.has(Number(zoneId))) return null;
  return <img className="backdrop" src={`/images/maps/${zoneId}.webp`} alt="" width={768} height={768} />;
}
