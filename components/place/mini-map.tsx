import type { FrontZone } from '#lib/game/boards/front.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { type MapRow, PAIRINGS } from '#lib/game/places/war-map.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { HATCH } from '../ui/paint-servers.tsx';

/** Units of the drawing: a zone, and the room between pairings. */
const [WIDTH, HEIGHT, BETWEEN] = [30, 9, 8];
const PAIRING = 3 * WIDTH + BETWEEN;
const ROWS = Math.max(...PAIRINGS.map(({ rows }) => rows.length));

/** The zones of a row with their column. */
const cellsOf = ({ order, middle, destruction }: MapRow) =>
  [order, middle, destruction].flatMap((id, column) => (id === undefined ? [] : [{ id, column }]));

/**
 * The map of the war in small: each zone split between the realms by their kills. The list that it stands above says
 * the same in words. Leads to the map.
 */
export function MiniMap({ zones }: { readonly zones: readonly FrontZone[] }) {
  if (!isPageOffered(routes.map)) return null;
  const known = new Map(zones.map((zone) => [zone.id, zone]));
  return (
    <NavLink href={routes.map} className="mb-2 block min-h-11 text-link">
      <svg viewBox={`0 0 ${3 * PAIRING - BETWEEN} ${ROWS * HEIGHT}`} className="w-full" aria-hidden="true">
        {PAIRINGS.flatMap(({ rows }, pairing) =>
          rows.flatMap((row, line) =>
            cellsOf(row).map(({ id, column }) => (
              <MiniZone
                key={id}
                x={pairing * PAIRING + column * WIDTH}
                y={line * HEIGHT}
                zone={known.get(id)}
              />
            )),
          ),
        )}
      </svg>
      <span className="text-sm">The war as a map</span>
    </NavLink>
  );
}

interface ZoneProps {
  readonly x: number;
  readonly y: number;
  /** None without a kill. */
  readonly zone: FrontZone | undefined;
}

function MiniZone({ x, y, zone }: ZoneProps) {
  const [width, height] = [WIDTH - 2, HEIGHT - 2];
  const kills = zone ? zone.order + zone.destruction : 0;
  const order = zone && kills > 0 ? (zone.order / kills) * width : 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} className="fill-sunken stroke-line" strokeWidth={0.5} />
      {kills > 0 && (
        <>
          <rect width={order} height={height} className="fill-order-fill" />
          <rect x={order} width={width - order} height={height} className="fill-destruction-fill" />
          <rect x={order} width={width - order} height={height} fill={HATCH} />
        </>
      )}
    </g>
  );
}
