import { CREATURE_EXPORTS } from '#app/export/kinds/spawning.ts';
import { spawnKind } from '#app/spawn-page.tsx';
import { RealmIcon } from '#components/creature/creature-link.tsx';
import { ItemsLink } from '#components/item/items-link.tsx';
import { FactList } from '#components/ui/list/fact-list.tsx';
import { Profile } from '#components/ui/record/profile.tsx';
import type { CreatureRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { CREATURE } from '#lib/data/catalogue/creatures.ts';
import { creatureLabel, creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { creatureTabs } from '#lib/game/creatures/creature-tabs.ts';
import { type SpawnZone, zoneNames } from '#lib/game/places/spawn-zones.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { describeCreature, describeGoods } from '#lib/seo/descriptions/describe-creature.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { ITEM_NEEDS } from '#lib/url/filter/item-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages of a creature (rules.md: Creatures). */
export const CREATURE_PAGE = spawnKind({
  source: CREATURE,
  exports: CREATURE_EXPORTS.creature,
  area: { label: 'Creatures', href: routes.creatures },
  what: 'Creature',
  name: creatureName,
  tabs: creatureTabs,
  path: (id, section) => routes.creature(id, section === null ? '' : `/${section}`),
  zonePath: routes.creatureZone,
  describe: describeCreature,
  describeGoods,
  header: (creature, zones) => <CreatureHeader creature={creature} zones={zones} />,
});

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
          {
            label: 'Drops',
            value: isOffered(ITEM_NEEDS.dropsFrom) ? (
              <ItemsLink by="dropsFrom" id={creature.id}>
                All that it drops
              </ItemsLink>
            ) : null,
          },
        ]}
      />
    </Profile>
  );
}
