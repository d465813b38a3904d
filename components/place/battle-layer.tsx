import type { BattleKillsFragment, MapOfZoneFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { winnerOf } from '#lib/game/battles/report/sides.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { type BattleOnMap, battlesOn, fallenWords } from '#lib/game/places/zone-layer.ts';
import type { ZoneSpan } from '#lib/url/filter/zone-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { ZoneMap } from '../map/zone-map.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { Timestamp } from '../ui/time/timestamp.tsx';
import {
  LAYER_LAYOUT,
  LAYER_LINK,
  type LayerProps,
  MOST_ROWS,
  NUMBER,
  type Numbered,
  numbered,
} from './zone-layer.tsx';

const BATTLES: readonly Column<Numbered<BattleOnMap>>[] = [
  NUMBER,
  {
    header: 'Battle',
    names: true,
    narrow: 'shrinks',
    cell: ({ battle }) => (
      <span className="grid justify-items-start">
        <NavLink href={routes.battle(battle.id)} className={LAYER_LINK}>
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

interface BattleProps extends LayerProps {
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
    <div className={LAYER_LAYOUT}>
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
