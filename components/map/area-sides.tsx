import { type AreaPart, leftOfName } from '#lib/game/places/zone-layer.ts';

/** Pixels: half a side of the smallest mark, how much larger that of the most kills is, and the way from the name. */
const [SMALLEST, LARGER, FROM_NAME] = [3, 6, 20];
/** Percent of the map, from which on marks stand above the name: below it they would leave the map. */
const LOW = 88;

/** Says what the marks of a map are. */
export const SIDES_LEGEND =
  'Circles: kills by Order. Squares: kills by Destruction. Each pair stands beside where the victims of an area fell on average, larger with more kills.';

/** The kills of each area by side: a circle for Order, a square for Destruction. The list beside says the same. */
export function AreaSides({ areas }: { readonly areas: readonly AreaPart[] }) {
  const most = Math.max(1, ...areas.flatMap(({ sides: { order, destruction } }) => [order, destruction]));
  const half = (kills: number) => SMALLEST + LARGER * Math.sqrt(kills / most);
  return (
    <svg className="absolute inset-0 size-full" aria-hidden="true">
      {areas.map(({ part, marker, sides: { order, destruction } }) => {
        if (!marker) return null;
        const middle = marker.top > LOW ? -FROM_NAME : FROM_NAME;
        return (
          <svg
            key={part}
            x={`${leftOfName(marker).toFixed(1)}%`}
            y={`${marker.top.toFixed(1)}%`}
            overflow="visible"
          >
            {order > 0 && (
              <circle
                cx={-half(order) - 1.5}
                cy={middle}
                r={half(order)}
                className="fill-order-fill stroke-bg"
                strokeWidth={1.5}
              />
            )}
            {destruction > 0 && (
              <rect
                x={1.5}
                y={middle - half(destruction)}
                width={2 * half(destruction)}
                height={2 * half(destruction)}
                className="fill-destruction-fill stroke-bg"
                strokeWidth={1.5}
              />
            )}
          </svg>
        );
      })}
    </svg>
  );
}
