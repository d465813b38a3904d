import type { Route } from 'next';
import type { ReactNode } from 'react';
import { OfferList } from '#components/item/cost/source-lists.tsx';
import { PlacedQuests, QUEST_SECTIONS } from '#components/quest/placed-quests.tsx';
import { SpawnLayout } from '#components/spawn/spawn-layout.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';
import type { RecordSource } from '#lib/api/answer.ts';
import { listGoods } from '#lib/data/catalogue/creatures.ts';
import type { SpawnAddress } from '#lib/data/catalogue/spawn-source.ts';
import { getZoneKills, latestInZone } from '#lib/data/war/heatmaps.ts';
import { type ExportList, withTables } from '#lib/exports/page-exports.ts';
import type { CreatureSection } from '#lib/game/creatures/creature-tabs.ts';
import { type CountedTab, shownTab } from '#lib/game/creatures/shown-tab.ts';
import { shownZone, type SpawnZone, spawnZones } from '#lib/game/places/spawn-zones.ts';
import type { Description } from '#lib/seo/descriptions/wording.ts';
import { describeFinished, describeSpawns } from '#lib/seo/descriptions/describe-creature.ts';
import type { Crumb } from '#lib/seo/structured-data.ts';
import { thousands } from '#lib/format/number.ts';
import type { Tab } from '#components/ui/page/tab-list.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';

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
interface SpawnKind<Params, Data> {
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

/**
 * The page at one of the addresses of a kind: its map of a zone, and one of its sections.
 * @param asked the section that the address names; null for the first one with rows
 */
export const spawnPage = <Params, Data extends Placed>(
  kind: SpawnKind<Params, Data>,
  asked: CreatureSection | null,
) => {
  const viewOf = (record: Data, { zoneId }: SpawnAddress) => {
    const [zones, tabs] = [spawnZones(record.spawns), kind.tabs(record)];
    return {
      zones,
      tabs,
      zone: shownZone(zones, zoneId),
      section: shownTab(asked, tabs),
      firstSection: shownTab(null, tabs),
    };
  };
  /** Describes a view. Content at several addresses has the shortest of them as the canonical one. */
  const describeView = (record: Data, view: ReturnType<typeof viewOf>) => {
    const { zones, zone, section, firstSection } = view;
    const [id, name] = [record.id, kind.name(record)];
    if (zone && zone !== zones[0]) {
      return { ...describeSpawns(name, record, zone), path: kind.zonePath(id, zone.id) };
    }
    if (section === firstSection) return { ...kind.describe(record, zones), path: kind.path(id, null) };
    const goods = section === 'vendorItems' && kind.describeGoods?.(record);
    return { ...(goods || describeFinished(name, record)), path: kind.path(id, section) };
  };
  return recordPage({
    source: kind.source,
    path: ({ id, zoneId }) => (zoneId === null ? kind.path(id, asked) : kind.zonePath(id, zoneId)),
    describe: (record, address) => {
      const view = viewOf(record, address);
      const exports = withTables(kind.exports, {
        quests: view.section === 'quests',
        finished: view.section === 'finished',
        ...(kind.describeGoods && { vendorItems: view.section === 'vendorItems' }),
        spawns: view.zones.length > 0,
      });
      return { ...describeView(record, view), exports };
    },
    crumbs: (record) => [kind.area, { label: kind.name(record) }],
    panels: (record, { id: address, list }) => {
      const view = viewOf(record, address);
      return {
        view,
        goods: view.section === 'vendorItems' ? listGoods(address.id, list) : null,
        zoneKills: view.zone && getZoneKills(view.zone.id),
        latest: view.zone && !view.section ? latestInZone(view.zone.id) : null,
      };
    },
    content: ({ record, list, panels: { view, goods, zoneKills, latest } }) => {
      const { zones, zone, section, tabs } = view;
      return (
        <>
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
        </>
      );
    },
  });
};
