import type { BattleKillsFragment, MapOfZoneFragment } from '#graphql/generated/documents.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { thousands } from '#lib/format/number.ts';
import { winnerOf } from '#lib/game/battles/report/sides.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import {
  type BattleOnMap,
  battlesOn,
  fallenWords,
  kindLabel,
  onLayer,
  placeOnMap,
  type Standing,
  type StandingLayer,
  standingWords,
} from '#lib/game/places/zone-layer.ts';
import { chapterName } from '#lib/game/quests/chapter-name.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import type { ZoneSpan } from '#lib/url/filter/zone-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { ZoneMap } from '../map/zone-map.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { Timestamp } from '../ui/time/timestamp.tsx';

/** Rows in the table beside a map whose points have no number, and battles with one, at most. */
const MOST_ROWS = 12;

const LAYOUT =
  'grid grid-cols-[minmax(0,500px)_minmax(0,1fr)] items-start gap-x-10 gap-y-6 compact:grid-cols-2 compact:gap-x-6 narrow:grid-cols-1 print:grid-cols-2';
const LINK = 'inline-flex min-h-6 items-center narrow:min-h-11';

/** The name of someone or something, as a link where it has a page. */
function StandingName({ of: { kind, id, name, creature, storylineId } }: { readonly of: Standing }) {
  if (kind === 'CREATURE')
    return <CreatureLink creature={creature ?? { id, name, realm: null, title: null }} />;
  const link = (href: ReturnType<typeof routes.chapter>, label: string) => (
    <NavLink href={href} className={LINK}>
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

/** A row with its number on the map, from 1. */
type Numbered<Row> = Row & { readonly number: number };

const numbered = <Row,>(rows: readonly Row[]): readonly Numbered<Row>[] =>
  rows.map((row, at) => Object.assign({}, row, { number: at + 1 }));

const NUMBER: Column<{ readonly number: number }> = { header: 'No.', cell: ({ number }) => number };

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

interface Props {
  readonly zoneId: string;
  /** The name of the zone. */
  readonly name: string;
}

/** A layer of what stands in a zone: points on its map, numbered where they are few enough, and as a table. */
export function StandingLayerMap({
  zoneId,
  name,
  standings,
  layer,
}: Props & { readonly standings: readonly Standing[]; readonly layer: StandingLayer }) {
  const rows = numbered(onLayer(standings, layer));
  const words = standingWords(rows, layer);
  const isNumbered = layer === 'quests' || layer === 'places';
  const listed = isNumbered ? rows : rows.slice(0, MOST_ROWS);
  return (
    <div className={LAYOUT}>
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

const BATTLES: readonly Column<Numbered<BattleOnMap>>[] = [
  NUMBER,
  {
    header: 'Battle',
    names: true,
    narrow: 'shrinks',
    cell: ({ battle }) => (
      <span className="grid justify-items-start">
        <NavLink href={routes.battle(battle.id)} className={LINK}>
          <Timestamp at={battle.startTime} variant="stacked" precision="minute" />
        </NavLink>
        <span className="text-sm text-muted">{winnerWords(battle)}</span>
      </span>
    ),
  },
  {
    header: 'Kills here',
    meaning: 'Kills by Order and by Destruction in this zone',
    align: 'end',
    cell: ({ order, destruction }) => (
      <>
        <b className="text-order">{thousands(order)}</b> to{' '}
        <b className="text-destruction">{thousands(destruction)}</b>
      </>
    ),
  },
];

const winnerWords = (battle: BattleOnMap['battle']): string => {
  const winner = winnerOf(battle);
  return winner === null ? 'Drawn' : `${SIDE_NAMES[winner]} won`;
};

/** Units of the drawing: half a side of the smallest battle, and how much larger the one with the most kills is. */
const [SMALLEST, LARGER] = [2.2, 3];

interface BattleProps extends Props {
  readonly fallen: { readonly zone: MapOfZoneFragment; readonly battles: readonly BattleKillsFragment[] };
  readonly span: ZoneSpan;
}

/** The battles of a zone on its map, larger with more kills, by their winner, and as a table. */
export function BattleLayer({ zoneId, name, fallen, span }: BattleProps) {
  const battles = numbered(battlesOn(fallen));
  const most = Math.max(1, ...battles.map(({ order, destruction }) => order + destruction));
  const words = fallenWords(fallen.battles, span);
  const rest = fallen.battles.reduce((sum, { battles: own }) => sum + own, 0) - MOST_ROWS;
  return (
    <div className={LAYOUT}>
      <figure className="grid content-start gap-2 text-center text-sm text-muted">
        <ZoneMap zoneId={zoneId} label={`Map of ${name}: ${words}`}>
          <svg className="absolute inset-0 size-full" viewBox="0 0 100 100" aria-hidden="true">
            {battles.toReversed().map(({ battle, order, destruction, marker, number }) => {
              if (!marker) return null;
              const half = SMALLEST + LARGER * Math.sqrt((order + destruction) / most);
              return (
                <g
                  key={battle.id}
                  transform={`translate(${marker.left.toFixed(1)} ${marker.top.toFixed(1)})`}
                >
                  <BattleSign battle={battle} half={half} />
                  {number <= MOST_ROWS && (
                    <text className="fill-text" fontSize={2.6} textAnchor="middle" dy={0.9}>
                      {number}
                    </text>
                  )}
                </g>
              );
            })}
          </svg>
        </ZoneMap>
        <figcaption>
          {words}
          {battles.length > 0 && (
            <span className="mt-1 block">
              Circles: Order won. Squares: Destruction won. Dashed circles: drawn. Each stands where its
              victims fell on average, and is larger with more kills here.
            </span>
          )}
        </figcaption>
      </figure>
      <div className="min-w-0">
        <ListPanel
          plain
          caption="Battles of the map"
          columns={BATTLES}
          rows={battles.slice(0, MOST_ROWS)}
          rowKey={({ battle }) => battle.id}
          empty="No battle."
        />
        {rest > 0 && (
          <p className="mt-2 text-sm text-muted">{thousands(rest)} more with as many kills here or fewer.</p>
        )}
      </div>
    </div>
  );
}

function BattleSign({ battle, half }: { readonly battle: BattleOnMap['battle']; readonly half: number }) {
  const winner = winnerOf(battle);
  if (winner === 'destruction') {
    return (
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        className="fill-bg stroke-destruction-fill"
        fillOpacity={0.85}
        strokeWidth={0.9}
      />
    );
  }
  return (
    <circle
      r={half}
      className={winner === 'order' ? 'fill-bg stroke-order-fill' : 'fill-bg stroke-line-strong'}
      fillOpacity={0.85}
      strokeWidth={0.9}
      strokeDasharray={winner === null ? '1.4 1' : undefined}
    />
  );
}

/** Stands in place of a layer that the API cannot tell. */
export const LayerNotTold = () => (
  <p className="text-muted">The API that this site reads does not tell this of a place.</p>
);
