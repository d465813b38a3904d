import { describeCreature } from '#lib/seo/descriptions/describe-creature.ts';
import { describeSpawns } from '#lib/seo/descriptions/describe-creature.ts';
import { QUEST_SECTIONS } from '#components/quest/placed-quests.tsx';
import { CREATURE_EXPORTS } from '#app/export/kinds/spawning.ts';
import type { CreatureInfoFragment, CreatureRowFragment } from '#graphql/generated/documents.ts';
import { OfferList } from '#components/item/cost/offer-list.tsx';
import { SpawnLayout } from '#components/spawn/spawn-layout.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { CREATURE, listGoods } from '#lib/data/catalogue/creatures.ts';
import { getZoneKills, latestInZone } from '#lib/data/war/heatmaps.ts';
import type { SpawnAddress } from '#lib/data/catalogue/spawn-source.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { type CreatureSection, creatureTabs } from '#lib/game/creatures/creature-tabs.ts';
import { shownTab } from '#lib/game/creatures/shown-tab.ts';
import { shownZone, spawnZones, type SpawnZone, zoneNames } from '#lib/game/places/spawn-zones.ts';
import { describeFinished, describeGoods } from '#lib/seo/descriptions/describe-creature.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import { creatureLabel, creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { FactList } from '#components/ui/list/fact-list.tsx';
import { Profile } from '#components/ui/record/profile.tsx';
import type { ReactNode } from 'react';
import { PlacedQuests } from '#components/quest/placed-quests.tsx';
import { SectionTabs } from '#components/spawn/section-tabs.tsx';
import { RealmIcon } from '#components/creature/creature-link.tsx';

interface CreatureSectionsProps {
  readonly creature: CreatureInfoFragment;
  readonly shown: CreatureSection;
  /** The list of its goods, where that is shown. */
  readonly children: ReactNode;
}

const LABELS: Readonly<Record<CreatureSection, string>> = { ...QUEST_SECTIONS, vendorItems: 'Items sold' };

/** The quests that start and end at a creature and what it sells, one of them at a time. */
function CreatureSections({ creature, shown, children }: CreatureSectionsProps) {
  return (
    <SectionTabs
      label="Creature sections"
      tabs={creatureTabs(creature).map(({ name, count }) => ({
        label: LABELS[name],
        count,
        href: routes.creature(creature.id, `/${name}`),
        current: name === shown,
      }))}
    >
      {shown === 'vendorItems' ? (
        children
      ) : (
        <PlacedQuests place={creature} shown={shown} creatureId={creature.id} />
      )}
    </SectionTabs>
  );
}

/**
 * One of the addresses of a creature (rules.md: Creatures).
 * @param asked the section that the address names; null for the first one with rows
 */
export const creaturePage = (asked: CreatureSection | null) =>
  recordPage({
    source: CREATURE,
    path: ({ id, zoneId }) => (zoneId === null ? sectionPath(id, asked) : routes.creatureZone(id, zoneId)),
    describe: (creature, address) => {
      const view = viewOf(creature, asked, address);
      return { ...describeView(creature, view), exports: shownExports(view) };
    },
    crumbs: (creature) => [{ label: 'Creatures', href: routes.creatures }, { label: creatureName(creature) }],
    panels: (creature, { id: address, list }) => {
      const view = viewOf(creature, asked, address);
      return {
        view,
        goods: view.section === 'vendorItems' ? listGoods(address.id, list) : null,
        zoneKills: view.zone && getZoneKills(view.zone.id),
        latest: view.zone && !view.section ? latestInZone(view.zone.id) : null,
      };
    },
    content: ({ record: creature, list, panels: { view, goods, zoneKills, latest } }) => (
      <>
        <CreatureHeader creature={creature} zones={view.zones} />
        <SpawnLayout
          zones={view.zones}
          zone={view.zone}
          zoneHref={(zoneId) => routes.creatureZone(creature.id, zoneId)}
          zoneKills={zoneKills}
          latest={latest}
        >
          {view.section && (
            <CreatureSections creature={creature} shown={view.section}>
              {goods && (
                <Load from={goods} label="items sold" rows={10}>
                  {(page) => <OfferList page={page} list={list} />}
                </Load>
              )}
            </CreatureSections>
          )}
        </SpawnLayout>
      </>
    ),
  });

/** Returns the view of a creature's page: its address, its zone and its tab. */
function viewOf(creature: CreatureInfoFragment, asked: CreatureSection | null, { zoneId }: SpawnAddress) {
  const zones = spawnZones(creature.spawns);
  const tabs = creatureTabs(creature);
  return {
    zones,
    zone: shownZone(zones, zoneId),
    section: shownTab(asked, tabs),
    firstSection: shownTab(null, tabs),
  };
}

type View = ReturnType<typeof viewOf>;

/** Returns the exports that a page links to: the tables that it shows. */
const shownExports = ({ section, zones }: View) =>
  withTables(CREATURE_EXPORTS.creature, {
    quests: section === 'quests',
    finished: section === 'finished',
    vendorItems: section === 'vendorItems',
    spawns: zones.length > 0,
  });

const sectionPath = (id: string, section: CreatureSection | null) =>
  routes.creature(id, section === null ? '' : `/${section}`);

/** Describes a view. Content at several addresses has the shortest of them as the canonical one. */
function describeView(creature: CreatureInfoFragment, view: View) {
  const { id } = creature;
  const { zones, zone, section, firstSection } = view;
  if (zone && zone !== zones[0]) {
    return {
      ...describeSpawns(creatureName(creature), creature, zone),
      path: routes.creatureZone(id, zone.id),
    };
  }
  return section === firstSection
    ? { ...describeCreature(creature, zones), path: routes.creature(id) }
    : {
        ...(section === 'finished'
          ? describeFinished(creatureName(creature), creature)
          : describeGoods(creature)),
        path: sectionPath(id, section),
      };
}

interface Props {
  readonly creature: CreatureRowFragment;
  readonly zones: readonly SpawnZone[];
}

/** The head of a creature's pages: the badge of its realm, its name, its title, its kind, where it stands. */
function CreatureHeader({ creature, zones }: Props) {
  const { side, label } = realmOf(creature.realm);
  return (
    <Profile
      side={side}
      picture={<RealmIcon realm={creature.realm} size={96} />}
      name={creatureName(creature)}
    >
      <FactList
        facts={[
          { label: 'Title', value: creatureTitle(creature) || null },
          { label: 'Type', value: creatureLabel(creature) || null },
          { label: 'Realm', value: label },
          { label: 'Stands in', value: zoneNames(zones) || null },
        ]}
      />
    </Profile>
  );
}
