import type { Metadata, Route } from 'next';
import type { ReactNode } from 'react';

import { OfferList } from '#components/item/cost/source-lists.tsx';
import { PlacedQuests, QUEST_SECTIONS } from '#components/quest/placed-quests.tsx';
import { SpawnLayout } from '#components/spawn/spawn-layout.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import type { Tab } from '#components/ui/page/tab-list.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';
import type { RecordSource } from '#lib/api/answer.ts';
import { listGoods } from '#lib/data/catalogue/creatures.ts';
import type { SpawnAddress } from '#lib/data/catalogue/spawn-source.ts';
import { getZoneKills, latestInZone } from '#lib/data/war/heatmaps.ts';
import { type ExportList, withTables } from '#lib/exports/page-exports.ts';
import { thousands } from '#lib/format/number.ts';
import type { CreatureSection } from '#lib/game/creatures/creature-tabs.ts';
import { type CountedTab, shownTab } from '#lib/game/creatures/shown-tab.ts';
import { shownZone, type SpawnZone, spawnZones } from '#lib/game/places/spawn-zones.ts';
import { describeFinished, describeSpawns } from '#lib/seo/descriptions/describe-creature.ts';
import type { Description } from '#lib/seo/descriptions/wording.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { Crumb } from '#lib/seo/structured-data.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface Props {
  readonly label: string;
  /** The tabs with their numbers of rows; one without rows is left out. */
  readonly tabs: readonly (Tab & { readonly count: number })[];
  /** The content of the current one. */
  readonly children: ReactNode;
}

/** Shows the tabs of a creature or a game object, besides its spawns. */
function SectionTabs({ label, tabs, children }: Props) {
  const filled = tabs.filter(({ count }) => count > 0);
  return (
    <div className="min-w-0">
      <Tabs
        label={label}
        tabs={filled.map(({ label: name, count, href, current }) => ({
          label: `${name} (${thousands(count)})`,
          href,
          current,
        }))}
      />
      <div className="mt-5">{children}</div>
    </div>
  );
}

const LABELS: Readonly<Record<CreatureSection, string>> = { ...QUEST_SECTIONS, vendorItems: 'Items sold' };

type Placed = Pick<CreatureInfoFragment, 'id' | 'name' | 'spawns' | 'questsStarter' | 'questsFinisher'>;

/** A kind of record that stands in zones and gives quests. */
interface SpawnKind<Params, Data extends Placed> {
  readonly source: RecordSource<Params, SpawnAddress, Data>;
  readonly exports: ExportList;
  /** The list of all of the kind. */
  readonly area: Crumb;
  readonly what: 'Creature' | 'Game object';
  readonly name: (record: Data) => string;
  readonly tabs: (record: Data) => readonly CountedTab<CreatureSection>[];
  readonly path: (id: string, section: CreatureSection | null) => Route;
  readonly zonePath: (id: string, zoneId: string) => Route;
  readonly describe: (record: Data, zones: readonly SpawnZone[]) => Description;
  readonly describeGoods?: (record: Data) => Description;
  readonly header: (record: Data, zones: readonly SpawnZone[], zone: SpawnZone | null) => ReactNode;
}

/** Names the types of a kind by its source. */
export const spawnKind = <Params, Data extends Placed>(kind: SpawnKind<Params, Data>) => kind;

/** One of the addresses of a kind: its map of a zone, and one of its sections. */
interface SpawnProps<Params> {
  /** The section that the address names; null for the first one with rows. */
  readonly asked: CreatureSection | null;
  readonly params: Promise<Params>;
  readonly searchParams: Promise<SearchParams>;
}

interface View {
  readonly zones: readonly SpawnZone[];
  readonly tabs: readonly CountedTab<CreatureSection>[];
  readonly zone: SpawnZone | null;
  readonly section: CreatureSection | null;
  /** Content at several addresses has the shortest of them as the canonical one. */
  readonly path: Route;
  readonly exports: ExportList;
}

function viewOf<Params, Data extends Placed>(
  kind: SpawnKind<Params, Data>,
  record: Data,
  { zoneId }: SpawnAddress,
  asked: CreatureSection | null,
): View {
  const [zones, tabs] = [spawnZones(record.spawns), kind.tabs(record)];
  const [zone, section] = [shownZone(zones, zoneId), shownTab(asked, tabs)];
  const isFirst = section === shownTab(null, tabs);
  return {
    zones,
    tabs,
    zone,
    section,
    path:
      zone && zone !== zones[0]
        ? kind.zonePath(record.id, zone.id)
        : kind.path(record.id, isFirst ? null : section),
    exports: withTables(kind.exports, {
      quests: section === 'quests',
      finished: section === 'finished',
      ...(kind.describeGoods && { vendorItems: section === 'vendorItems' }),
      spawns: zones.length > 0,
    }),
  };
}

function describeView<Params, Data extends Placed>(
  kind: SpawnKind<Params, Data>,
  record: Data,
  { zones, tabs, zone, section }: View,
): Description {
  if (zone && zone !== zones[0]) return describeSpawns(kind.name(record), record, zone);
  if (section === shownTab(null, tabs)) return kind.describe(record, zones);
  const goods = section === 'vendorItems' && kind.describeGoods?.(record);
  return goods || describeFinished(kind.name(record), record);
}

/** Describes the page at one of the addresses of a kind. */
export async function spawnMetadata<Params, Data extends Placed>(
  kind: SpawnKind<Params, Data>,
  props: SpawnProps<Params>,
): Promise<Metadata> {
  const found = await find(kind.source, props);
  if ('error' in found) return metadataOfMissing(found.error);
  const { record, id: address, query } = found;
  const view = viewOf(kind, record, address, props.asked);
  return metadataOf({ query, path: view.path, exports: view.exports, ...describeView(kind, record, view) });
}

/** The page at one of the addresses of a kind. */
export async function spawnPage<Params, Data extends Placed>(
  kind: SpawnKind<Params, Data>,
  props: SpawnProps<Params>,
): Promise<ReactNode> {
  const found = await find(kind.source, props);
  if ('error' in found) return <MissingRecord error={found.error} />;
  const { record, id: address, query, provenance } = found;
  const { zones, tabs, zone, section, path, exports } = viewOf(kind, record, address, props.asked);
  const { id, zoneId } = address;
  const list = listAddress(zoneId === null ? kind.path(id, props.asked) : kind.zonePath(id, zoneId), query);
  const goods = section === 'vendorItems' ? listGoods(id, list) : null;
  const zoneKills = zone && getZoneKills(zone.id);
  const latest = zone && !section ? latestInZone(zone.id) : null;
  await awaitPanels(goods, zoneKills, latest);
  return (
    <Page crumbs={[kind.area, { label: kind.name(record) }]} provenance={provenance}>
      {kind.header(record, zones, zone)}
      <SpawnLayout
        zones={zones}
        zone={zone}
        zoneHref={(zoneId) => kind.zonePath(record.id, zoneId)}
        zoneKills={zoneKills}
        latest={latest}
      >
        {section && (
          <SectionTabs
            label={`${kind.what} sections`}
            tabs={tabs.map(({ name, count }) => ({
              label: LABELS[name],
              count,
              href: kind.path(record.id, name),
              current: name === section,
            }))}
          >
            {section !== 'vendorItems' && (
              <PlacedQuests
                place={record}
                shown={section}
                creatureId={kind.what === 'Creature' ? record.id : undefined}
              />
            )}
            <Load from={goods} label="items sold" rows={10}>
              {(page) => <OfferList page={page} list={list} />}
            </Load>
          </SectionTabs>
        )}
      </SpawnLayout>
      <ExportLinks exports={exports} path={path} query={query} />
    </Page>
  );
}
