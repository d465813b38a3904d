import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { markerPosition } from '#lib/game/map-position.ts';
import { realmOf, realmOfCareer } from '#lib/game/realms.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { KillMap } from '../map/kill-map.tsx';
import { CombatantName } from './combatant-name.tsx';

/** Who died, and where on the map (spec §2). Ranks are shown for the guildless too. */
export function VictimCard({ kill: { victim, position } }: { kill: KillDetailsFragment }) {
  const { side } = realmOf(realmOfCareer(victim.character.career));
  return (
    <section className={`panel orn combatant edge-top edge-${side}`} aria-labelledby="victim">
      <h2 id="victim" className="role">
        Victim
      </h2>
      <div className="top">
        <CareerBadge career={victim.character.career} size={68} />
        <CombatantName combatant={victim} />
      </div>
      <KillMap
        zoneId={position.zoneId}
        zoneName={position.zone?.name ?? `zone ${position.zoneId}`}
        marker={markerPosition(position, position.mapSetup)}
      />
    </section>
  );
}
