import type { ZoneWarFragment } from '#graphql/generated/documents.ts';
import { type MapRow, type Pairing, PAIRINGS } from '#lib/game/places/war-map.ts';
import { knownSpans, quietZone } from '#lib/game/places/zone-war.ts';

import { Panel } from '../ui/page/panel.tsx';
import { WarTile } from './war-tile.tsx';

interface Props {
  readonly zones: readonly ZoneWarFragment[];
  /** The ids of the zones in which a battle goes on. */
  readonly running: ReadonlySet<string>;
}

/** The war as a map: the zones of the three pairings, Order's to the left, from the first tier to the cities. */
export function WarMap({ zones, running }: Props) {
  const known = new Map(zones.map((zone) => [String(zone.zoneId), zone]));
  const tileOf = (id: string) => ({
    zone: known.get(id) ?? quietZone(id, knownSpans(zones)),
    isRunning: running.has(id),
  });
  return (
    <div className="grid grid-cols-3 items-start gap-gap compact:grid-cols-1">
      {PAIRINGS.map((pairing) => (
        <PairingTiles key={pairing.name} pairing={pairing} tileOf={tileOf} />
      ))}
    </div>
  );
}

interface PairingProps {
  readonly pairing: Pairing;
  readonly tileOf: (id: string) => { readonly zone: ZoneWarFragment; readonly isRunning: boolean };
}

const PairingTiles = ({ pairing: { name, rows }, tileOf }: PairingProps) => (
  <Panel as="section" aria-label={name} className="min-w-0 px-3 py-3 tiny:px-1.5">
    <h2 className="mb-1 text-md">{name}</h2>
    <p className="mb-1.5 flex justify-between text-xs">
      <span className="text-order">Order’s side</span>
      <span className="text-destruction">Destruction’s side</span>
    </p>
    <ol className="grid gap-1.5">
      {rows.map((row) => (
        <li key={row.label} className="break-inside-avoid">
          <h3 className="mb-1 text-xs font-normal text-muted">{row.label}</h3>
          <RowTiles row={row} tileOf={tileOf} />
        </li>
      ))}
    </ol>
  </Panel>
);

const RowTiles = ({ row, tileOf }: { readonly row: MapRow } & Pick<PairingProps, 'tileOf'>) => (
  <ul className="grid grid-cols-3 gap-1.5 tiny:gap-1">
    <li className="grid">
      <WarTile {...tileOf(row.order)} />
    </li>
    {row.middle !== undefined && (
      <li className="grid">
        <WarTile {...tileOf(row.middle)} />
      </li>
    )}
    <li className="col-start-3 grid">
      <WarTile {...tileOf(row.destruction)} />
    </li>
  </ul>
);
