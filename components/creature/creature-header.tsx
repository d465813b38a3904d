import type { CreatureRowFragment } from '#graphql/generated/documents.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { creatureTitle } from '#lib/game/creatures/creature-title.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { type SpawnZone, zoneNames } from '#lib/game/places/spawn-zones.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import { FactList } from '../ui/list/fact-list.tsx';
import { Profile } from '../ui/record/profile.tsx';
import { RealmIcon } from './realm-icon.tsx';

interface Props {
  readonly creature: CreatureRowFragment;
  readonly zones: readonly SpawnZone[];
}

/** The head of a creature's pages: the badge of its realm, its name, its title, its kind, where it stands. */
export function CreatureHeader({ creature, zones }: Props) {
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
