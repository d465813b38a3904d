import type { ComponentProps } from 'react';
import { mapImage } from '#lib/game/places/map-image.ts';
import {
  spawnCount,
  spawnMapLabel,
  spawnRegions,
  type SpawnZone,
  groupSpawns,
  type SpawnGroup,
} from '#lib/game/places/spawn-zones.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { NotFound } from '../ui/page/not-found.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { PinSymbol, Pin, PIN_POINT } from '../map/pin.tsx';
import { ZoneMap } from '../map/zone-map.tsx';
import { share, thousands } from '#lib/format/number.ts';
import { ShareBar } from '#components/ui/share-bar.tsx';
import { pinAngle } from '#lib/game/places/map-position.ts';
import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { heatmapParts, type KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { routes } from '#lib/url/routes.ts';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { HeatParts } from '#components/map/heat-parts.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load } from '#components/ui/page/load.tsx';

/** Pixels of the picture, for one spawn and for a group. */
const ONE = 32;
const GROUP = 46;

/** The position of the middle of its head, as a share of the picture's height. */
const HEAD = 0.322;

/** The colours of the pin, which are the same on every map. */
const BRASS = '#d9b25a';
const OUTLINE = '#2a1c08';

/** A pin whose point is where a spawn is; for a group it carries the number of spawns. */
function SpawnPin({ group }: { readonly group: SpawnGroup }) {
  const { left, top, count } = group;
  const angle = pinAngle(group);
  return (
    <svg x={`${left.toFixed(2)}%`} y={`${top.toFixed(2)}%`} overflow="visible">
      <g className="narrow:[scale:0.75]">
        <Pin size={count > 1 ? GROUP : ONE} angle={angle} />
        {count > 1 && <Count count={count} angle={angle} />}
      </g>
    </svg>
  );
}

/** The number in the head of a group's pin, upright however the pin is turned. */
function Count({ count, angle }: { readonly count: number; readonly angle: number }) {
  const length = (PIN_POINT - HEAD) * GROUP;
  const [x, y] = [Math.sin((angle * Math.PI) / 180) * length, -Math.cos((angle * Math.PI) / 180) * length];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={10} fill={BRASS} />
      <text
        className={`font-text font-bold ${count > 99 ? 'text-[10px]' : 'text-[13px]'}`}
        textAnchor="middle"
        dominantBaseline="central"
        fill={OUTLINE}
      >
        {count}
      </text>
    </g>
  );
}

interface Props {
  /** Null for what stands nowhere. */
  readonly zone: SpawnZone | null;
  /** True where the panel is as wide as the page: the description stands beside the map instead of below it. */
  readonly wide: boolean;
  readonly kills: ComponentProps<typeof ZoneKills>['from'] | null;
  readonly latest: ComponentProps<typeof ZoneKills>['latest'];
}

/** Shows the spawns in a zone, on the map and in words; says so where there is no map. */
export function SpawnPanel({ zone, wide, kills, latest }: Props) {
  if (zone === null) {
    return (
      <NotFound>
        <p className="text-balance text-muted">No place in the world is known where it stands.</p>
      </NotFound>
    );
  }
  if (zone.places.length === 0) {
    return (
      <NotFound>
        <p className="text-balance text-muted">
          {mapImage(zone.id, 512)
            ? `No place on the map of ${zone.name} is known for its ${spawnCount(zone.count)}.`
            : `There is no map of ${zone.name} to show its ${spawnCount(zone.count)} on.`}
        </p>
      </NotFound>
    );
  }
  return (
    <Panel
      ornate
      className={joinClasses(
        'grid items-start gap-5 p-5 narrow:p-3.5',
        wide && 'grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-x-7 narrow:grid-cols-1',
      )}
    >
      <div className="max-w-[640px]">
        <SpawnMap zone={zone} />
      </div>
      <div>
        <SpawnRegions zone={zone} />
        {kills && <ZoneKills zone={zone} from={kills} latest={wide ? latest : null} />}
      </div>
    </Panel>
  );
}

/** A zone's map with a pin for each place; near ones share a pin (rules.md: Map markers). */
function SpawnMap({ zone }: { readonly zone: SpawnZone }) {
  return (
    <ZoneMap zoneId={zone.id} label={spawnMapLabel(zone)}>
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <PinSymbol />
        {groupSpawns(zone.places).map((group) => (
          <SpawnPin key={`${group.left} ${group.top}`} group={group} />
        ))}
      </svg>
    </ZoneMap>
  );
}

/** Describes a zone's spawn map in words: how many spawns there are, and in which parts of the map. */
function SpawnRegions({ zone: { name, count, places } }: { readonly zone: SpawnZone }) {
  const regions = spawnRegions(places);
  const beyond = count - places.length;
  return (
    <>
      <h2 className="text-lg">
        {spawnCount(count)} in {name}
      </h2>
      <ul className="mt-2.5 grid gap-2 [--edge:var(--accent)]">
        {regions.map((part) => (
          <li key={part.region} className="grid grid-cols-[11rem_1fr] items-center gap-4">
            <span>
              <b className="font-semibold">{thousands(part.count)}</b>
              <span className="text-muted"> in the {part.region}</span>
            </span>
            {regions.length > 1 && <ShareBar share={share(part.count, count)} />}
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className="mt-2.5 text-muted">{thousands(beyond)} outside of the map</p>}
    </>
  );
}

interface ZoneKillsProps {
  readonly zone: { readonly id: string; readonly name: string };
  /** False where there are none. */
  readonly from: Promise<Answer<KillsHeatmap | false>>;
  /** The latest of them, where there is room for more than a link. */
  readonly latest: Promise<Answer<KillPageFragment | null | false>> | null;
}

/** Shows the number of kills in a zone, and links to their heatmap. */
function ZoneKills({ zone, from, latest }: ZoneKillsProps) {
  return (
    <Load from={from} label="kills" rows={1}>
      {(heatmap) =>
        heatmap && (
          <>
            {latest && heatmap.points.length > 0 && (
              <section className="mt-8">
                <h2 className="text-lg">Kills in {zone.name}</h2>
                <p className="mt-0.5 mb-4 text-sm text-muted">Of players on players, in the last 30 days</p>
                <HeatParts parts={heatmapParts(heatmap.points)} />
              </section>
            )}
            <LinkButton href={routes.zoneHeatmap(zone.id)} className="mt-4">
              Kills in {zone.name}
            </LinkButton>
            <Load from={latest} label="latest kills" rows={4}>
              {(page) =>
                page && (
                  // Beside the map of a window of middle width, and on paper, there is no room for two names in a row.
                  <div className="mt-8 compact:hidden narrow:block print:hidden">
                    <PlaceKills kills={page} href={routes.killsInZone(zone.id)} />
                  </div>
                )
              }
            </Load>
          </>
        )
      }
    </Load>
  );
}
