import type { Front as FrontData, FrontZone } from '#lib/game/boards/front.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { MiniMap } from '../place/mini-map.tsx';
import { MoreLink } from '../ui/list/more-link.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { HATCH } from '../ui/paint-servers.tsx';
import { Panel } from '../ui/page/panel.tsx';

/** Zones that are shown; the others are counted. */
const SHOWN = 6;

const OPEN_WORLD = withQuery(routes.kills, new URLSearchParams({ type: 'rvr' }));

/** The zones that the realms fight over, by the kills of the last two hours: Order to the left, Destruction to the right. */
export function Front({ zones, others, kills, inScenarios, of }: FrontData) {
  const shown = zones.slice(0, SHOWN);
  const longest = Math.max(1, ...shown.flatMap(({ order, destruction }) => [order, destruction]));
  return (
    <Panel as="section" ornate className="flex flex-col px-4 py-3.5" aria-labelledby="front">
      <h2 id="front" className="text-md">
        The front
      </h2>
      <p className="mb-2 text-sm text-muted">
        {kills === 0 ? 'No kills' : `${thousands(kills)} ${plural(kills, 'kill', 'kills')}`} in the open world
        in the last two hours
        {of < kills && `, zones of the newest ${thousands(of)}`}
        {inScenarios > 0 && `; ${thousands(inScenarios)} in scenarios`}
      </p>
      <MiniMap zones={zones} />
      <ul className="grid flex-1 auto-rows-[minmax(auto,4.5rem)] content-evenly compact:auto-rows-auto">
        {shown.map((zone) => (
          <li key={zone.id} className="content-center py-1">
            <NavLink href={routes.zone(zone.id)} className="inline-flex min-h-6 items-center narrow:min-h-11">
              {zone.name}
            </NavLink>
            <Sides zone={zone} longest={longest} />
          </li>
        ))}
      </ul>
      <MoreLink count={zones.length - shown.length + others} one="zone" many="zones" href={OPEN_WORLD} />
    </Panel>
  );
}

interface SidesProps {
  readonly zone: FrontZone;
  /** The kills that fill a side. */
  readonly longest: number;
}

/** Two bars that begin in the middle, with their numbers at the ends. */
function Sides({ zone: { order, destruction }, longest }: SidesProps) {
  const [left, right] = [(order / longest) * 100, (destruction / longest) * 100];
  return (
    <p className="tracking-figure grid grid-cols-[5ch_minmax(0,1fr)_minmax(0,1fr)_5ch] items-center gap-x-0.5 text-sm">
      <b className="text-order">{thousands(order)}</b>
      <svg className="h-3 w-full" aria-hidden="true">
        <rect className="fill-order-fill" x={`${100 - left}%`} width={`${left}%`} height="100%" />
      </svg>
      <svg className="h-3 w-full" aria-hidden="true">
        <rect className="fill-destruction-fill" width={`${right}%`} height="100%" />
        <rect width={`${right}%`} height="100%" fill={HATCH} />
      </svg>
      <b className="text-right text-destruction">{thousands(destruction)}</b>
      <span className="sr-only"> (Order, Destruction)</span>
    </p>
  );
}
