import {
  creaturesOn,
  creatureWords,
  type NamedPoint,
  placeOnMap,
  placesOn,
  type StandingCreature,
  type ZonePlaces,
} from '#lib/game/places/zone-layer.ts';
import { thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { ZoneMap } from '../map/zone-map.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';

/** Creatures in the table beside the map, at most. */
const MOST_CREATURES = 12;

interface Props {
  readonly zoneId: string;
  readonly name: string;
  readonly places: ZonePlaces;
}

const CREATURES: readonly Column<StandingCreature>[] = [
  {
    header: 'Creature',
    names: true,
    narrow: 'shrinks',
    cell: ({ creature }) => <CreatureLink creature={creature} />,
  },
  { header: 'Places', align: 'end', cell: ({ spawns }) => thousands(spawns) },
];

/** The creatures of a zone as dots on its map, and those that stand in the most places. */
export function CreatureLayer({ zoneId, name, places }: Props) {
  const creatures = creaturesOn(places);
  const words = creatureWords(creatures);
  const rest = creatures.length - MOST_CREATURES;
  return (
    <div className="grid grid-cols-[minmax(0,500px)_minmax(0,1fr)] items-start gap-x-10 gap-y-6 compact:gap-x-6 narrow:grid-cols-1">
      <figure className="grid content-start gap-2 text-center text-sm text-muted">
        <ZoneMap zoneId={zoneId} label={`Map of ${name}: ${words}`}>
          <svg className="absolute inset-0 size-full" viewBox="0 0 100 100" aria-hidden="true">
            {creatures.flatMap(({ creature, points }) =>
              points.map(({ left, top }) => (
                <circle
                  key={`${creature.id} ${left} ${top}`}
                  cx={left.toFixed(1)}
                  cy={top.toFixed(1)}
                  r={0.8}
                  className="fill-danger stroke-bg"
                  strokeWidth={0.2}
                />
              )),
            )}
          </svg>
        </ZoneMap>
        <figcaption>{words}</figcaption>
      </figure>
      <div className="min-w-0">
        <ListPanel
          plain
          caption="Creatures of the map"
          columns={CREATURES}
          rows={creatures.slice(0, MOST_CREATURES)}
          rowKey={({ creature }) => creature.id}
          empty="None is known."
        />
        {rest > 0 && <p className="mt-2 text-sm text-muted">{thousands(rest)} more stand in fewer places.</p>}
      </div>
    </div>
  );
}

const PLACES: readonly Column<NamedPoint>[] = [
  { header: 'No.', cell: ({ number }) => number },
  {
    header: 'Place',
    names: true,
    narrow: 'shrinks',
    cell: ({ name, entry }) =>
      entry ? (
        <NavLink
          href={routes.journalEntry(entry.storylineId, entry.id)}
          className="inline-flex min-h-6 items-center narrow:min-h-11"
        >
          {name}
        </NavLink>
      ) : (
        name
      ),
  },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'On the map', cell: placeOnMap },
];

/** The keeps, objectives, public quests and chapters of a zone as numbered points on its map, and as a table. */
export function PlaceLayer({ zoneId, name, places }: Props) {
  const points = placesOn(places);
  return (
    <div className="grid grid-cols-[minmax(0,500px)_minmax(0,1fr)] items-start gap-x-10 gap-y-6 compact:gap-x-6 narrow:grid-cols-1">
      <ZoneMap zoneId={zoneId} label={`Map of ${name} with ${points.length} places`}>
        <svg className="absolute inset-0 size-full" viewBox="0 0 100 100" aria-hidden="true">
          {points.map(({ left, top, name: place, kind, number }) => (
            <g
              key={`${kind} ${place} ${left} ${top}`}
              transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`}
            >
              <circle r={2.2} className="fill-bg stroke-accent" strokeWidth={0.4} />
              <text className="fill-text" fontSize={2.4} textAnchor="middle" dy={0.85}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </ZoneMap>
      <ListPanel
        plain
        className="min-w-0 overflow-hidden"
        caption="Places of the map"
        columns={PLACES}
        rows={points}
        rowKey={({ number }) => String(number)}
        empty="No keep, objective, public quest or entry of the war journal is known here."
      />
    </div>
  );
}
