import { isPageOffered } from '#lib/api/offered-pages.ts';
import { thousands } from '#lib/format/number.ts';
import {
  kindLabel,
  onLayer,
  placeOnMap,
  type Standing,
  type StandingLayer,
  standingWords,
} from '#lib/game/places/zone-layer.ts';
import { chapterName } from '#lib/game/quests/chapter-name.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { ZoneMap } from '../map/zone-map.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { LAYER_LAYOUT, LAYER_LINK, type LayerProps, MOST_ROWS, NUMBER, numbered } from './zone-layer.tsx';

/** The name of someone or something, as a link where it has a page. */
function StandingName({ of: { kind, id, name, creature, storylineId } }: { readonly of: Standing }) {
  if (kind === 'CREATURE')
    return <CreatureLink creature={creature ?? { id, name, realm: null, title: null }} />;
  const link = (href: ReturnType<typeof routes.chapter>, label: string) => (
    <NavLink href={href} className={LAYER_LINK}>
      {label}
    </NavLink>
  );
  if (kind === 'GAME_OBJECT') return link(routes.gameObject(id), gameObjectName({ id, name }));
  if (kind === 'CHAPTER' && isPageOffered(routes.chapters)) {
    return link(routes.chapter(id), chapterName({ id, name }));
  }
  if (kind === 'WAR_JOURNAL_ENTRY' && storylineId !== null) {
    return link(routes.journalEntry(storylineId, id), name ?? `Entry #${id}`);
  }
  return name ?? kindLabel(kind);
}

const nameColumn = (header: string): Column<Standing> => ({
  header,
  names: true,
  narrow: 'shrinks',
  cell: (standing) => <StandingName of={standing} />,
});

const ON_MAP: Column<Standing> = {
  header: 'On the map',
  narrow: 'hidden',
  cell: ({ points }) => placeOnMap(points),
};

const SPAWNS: Column<Standing> = {
  header: 'Places',
  width: 'w-20',
  align: 'end',
  cell: ({ spawns }) => thousands(spawns),
};

const quests = (header: string, of: 'starts' | 'ends'): Column<Standing> => ({
  header,
  align: 'end',
  cell: (standing) => thousands(standing[of]),
});

/** The tables of the layers: their captions, and their columns. */
const TABLES = {
  creatures: { caption: 'Creatures of the map', columns: [nameColumn('Creature'), SPAWNS] },
  objects: { caption: 'Game objects of the map', columns: [nameColumn('Game object'), SPAWNS] },
  quests: {
    caption: 'Quest givers and enders of the map',
    columns: [NUMBER, nameColumn('Who'), quests('Starts', 'starts'), quests('Ends', 'ends'), ON_MAP],
  },
  places: {
    caption: 'Places of the map',
    columns: [
      NUMBER,
      nameColumn('Place'),
      { header: 'Kind', cell: ({ kind }: Standing) => kindLabel(kind) },
      ON_MAP,
    ],
  },
} as const;

/** A layer of what stands in a zone: points on its map, numbered where they are few enough, and as a table. */
export function StandingLayerMap({
  zoneId,
  name,
  standings,
  layer,
}: LayerProps & { readonly standings: readonly Standing[]; readonly layer: StandingLayer }) {
  const rows = numbered(onLayer(standings, layer));
  const words = standingWords(rows, layer);
  const isNumbered = layer === 'quests' || layer === 'places';
  const listed = isNumbered ? rows : rows.slice(0, MOST_ROWS);
  return (
    <div className={LAYER_LAYOUT}>
      <figure className="grid content-start gap-2 text-center text-sm text-muted">
        <ZoneMap zoneId={zoneId} label={`Map of ${name}: ${words}`}>
          <svg className="absolute inset-0 size-full" viewBox="0 0 100 100" aria-hidden="true">
            {rows.flatMap(({ kind, id, number, points }) =>
              points.map(({ left, top }) => (
                <g
                  key={`${kind} ${id} ${left} ${top}`}
                  transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`}
                >
                  {isNumbered ? (
                    <NumberedPoint number={number} />
                  ) : (
                    <circle r={0.8} className="fill-danger stroke-bg" strokeWidth={0.2} />
                  )}
                </g>
              )),
            )}
          </svg>
        </ZoneMap>
        <figcaption>{words}</figcaption>
      </figure>
      <div className="min-w-0">
        <ListPanel
          plain
          caption={TABLES[layer].caption}
          columns={TABLES[layer].columns}
          rows={listed}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          empty="None is known."
        />
        {rows.length > listed.length && (
          <p className="mt-2 text-sm text-muted">
            {thousands(rows.length - listed.length)} more stand in as many places or fewer.
          </p>
        )}
      </div>
    </div>
  );
}

/** A point of the map with its number. */
const NumberedPoint = ({ number }: { readonly number: number }) => (
  <>
    <circle r={2.2} className="fill-bg stroke-accent" strokeWidth={0.4} />
    <text className="fill-text" fontSize={2.4} textAnchor="middle" dy={0.85}>
      {number}
    </text>
  </>
);
