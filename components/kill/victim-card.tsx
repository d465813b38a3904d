import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { markerPosition } from '#lib/game/places/map-position.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';

import { KillMap } from '../map/kill-map.tsx';
import { CombatantCard } from './combatant-card.tsx';

/**
 * Shows the victim, and the place of the death on the map (rules.md: Kill page). Ranks are shown for the guildless too.
 */
export function VictimCard({ kill: { victim, position } }: { kill: KillDetailsFragment }) {
  const { side } = realmOf(realmOfCareer(victim.character.career));
  return (
    <CombatantCard part="Victim" side={side} combatant={victim}>
      <div className="mt-4 print:w-1/2">
        <KillMap
          zoneId={position.zoneId}
          zoneName={position.zone?.name ?? `zone ${position.zoneId}`}
          marker={markerPosition(position, position.mapSetup)}
        />
      </div>
    </CombatantCard>
  );
}
