import type { ZoneWarFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { neighboursOf, zoneChoices } from '#lib/game/places/war-map.ts';
import { sidesWords, usualWords } from '#lib/game/places/zone-war.ts';
import { type ZoneSpan, spanWords } from '#lib/url/filter/zone-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { SplitBar } from '../ui/split-bar.tsx';

interface Props {
  readonly war: ZoneWarFragment;
  readonly span: ZoneSpan;
}

/** The kills of a zone in a span by realm, who fought, and what is usual. */
export function ZoneFigures({ war, span }: Props) {
  const { order, destruction, fighters, mostFighters, usual } = war;
  return (
    <Panel as="section" className="px-5 py-4 narrow:px-3.5">
      <h2 className="text-lg">Kills {spanWords(span)}</h2>
      <p className="tracking-figure mt-2 flex justify-between text-xl">
        <b className="text-order">
          {thousands(order)} <span className="ml-1.5 text-sm font-normal">Order</span>
        </b>{' '}
        <b className="text-destruction">
          <span className="mr-1.5 text-sm font-normal">Destruction</span> {thousands(destruction)}
        </b>
      </p>
      <SplitBar
        order={order}
        destruction={destruction}
        label={`Order ${thousands(order)} kills, Destruction ${thousands(destruction)}`}
      />
      <p className="mt-2 text-sm text-muted">
        {sidesWords(war).replace(/^./, (first) => first.toUpperCase())}; {usualWords(usual)};{' '}
        {fighters === null
          ? `at most ${thousands(mostFighters)} fighters in an hour of the clock`
          : `${thousands(fighters)} different fighters`}
        .
      </p>
    </Panel>
  );
}

/** Links to the zones beside one on the map of the war; nothing for one that is on none. */
export function NeighbourLinks({ id }: { readonly id: string }) {
  const neighbours = zoneChoices(neighboursOf(id));
  if (neighbours.length === 0) return null;
  return (
    <nav aria-label="Zones beside it" className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-muted">Beside it:</span>
      {neighbours.map(({ id: other, name }) => (
        <NavLink
          key={other}
          href={routes.zone(other)}
          className="inline-flex min-h-6 items-center narrow:min-h-11"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
