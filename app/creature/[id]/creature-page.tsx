import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';
import { CreatureHeader } from '#components/creature/creature-header.tsx';
import { CreatureSections } from '#components/creature/creature-sections.tsx';
import { OfferList } from '#components/item/offer-list.tsx';
import { SpawnLayout } from '#components/spawn/spawn-layout.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordPage } from '#components/ui/record-page.tsx';
import { CREATURE, listGoods } from '#lib/data/creatures.ts';
import type { SpawnAddress } from '#lib/data/spawn-source.ts';
import { type CreatureSection, creatureTabs } from '#lib/game/creature-tabs.ts';
import { shownTab } from '#lib/game/shown-tab.ts';
import { shownZone, spawnZones } from '#lib/game/spawn-zones.ts';
import { describeCreature, describeGoods, describeSpawns } from '#lib/seo/describe-creature.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/**
 * One of the addresses of a creature (rules.md: Creatures).
 * @param asked the section that the address names; null for the first that there is
 */
export const creaturePage = (asked: CreatureSection | null) =>
  recordPage({
    source: CREATURE,
    describe: (creature, address) => describeView(creature, asked, address),
    trail: (creature) => [
      { label: 'Home', href: routes.home },
      { label: 'Creatures', href: routes.creatures },
      { label: creatureName(creature) },
    ],
    panels: (creature, { id: { id, zoneId }, query }) => {
      const path = zoneId === null ? sectionPath(id, asked) : routes.creatureZone(id, zoneId);
      const list = listAddress(path, query);
      const isGoods = shownTab(asked, creatureTabs(creature)) === 'vendorItems';
      return { list, goods: isGoods ? listGoods(id, list) : null };
    },
    content: ({ record: creature, id: { id, zoneId }, panels: { list, goods } }) => {
      const zones = spawnZones(creature.spawns);
      const shown = shownTab(asked, creatureTabs(creature));
      return (
        <>
          <CreatureHeader creature={creature} zones={zones} />
          <SpawnLayout
            zones={zones}
            zone={shownZone(zones, zoneId)}
            zoneHref={(zone) => routes.creatureZone(id, zone)}
          >
            {shown && (
              <CreatureSections creature={creature} shown={shown}>
                {goods && (
                  <Load from={goods} label="items sold" rows={10}>
                    {(page) => <OfferList page={page} list={list} />}
                  </Load>
                )}
              </CreatureSections>
            )}
          </SpawnLayout>
        </>
      );
    },
  });

const sectionPath = (id: string, section: CreatureSection | null) =>
  routes.creature(id, section === null ? '' : `/${section}`);

/** What is shown at several addresses has the shortest of them as the canonical one. */
function describeView(creature: CreatureInfoFragment, asked: CreatureSection | null, address: SpawnAddress) {
  const { id, zoneId } = address;
  const [zones, tabs] = [spawnZones(creature.spawns), creatureTabs(creature)];
  const zone = shownZone(zones, zoneId);
  if (zone && zone !== zones[0]) {
    return { ...describeSpawns(creatureName(creature), zone), path: routes.creatureZone(id, zone.id) };
  }
  const shown = shownTab(asked, tabs);
  if (shown === shownTab(null, tabs)) {
    return { ...describeCreature(creature, zones), path: routes.creature(id) };
  }
  return { ...describeGoods(creature), path: sectionPath(id, shown) };
}
