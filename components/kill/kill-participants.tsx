import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { markerPosition } from '#lib/game/places/map-position.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';

import { Assists } from './assists.tsx';
import { attackerView } from './attacker.ts';
import { KillerCard } from './killer-card.tsx';
import { KillMap } from '../map/kill-map.tsx';
import { CombatantCard } from './combatant-card.tsx';

/**
 * The attackers at the left, the victim and the place at the right; below each other on paper, where Firefox parts no
 * grid between two pages.
 */
export function KillParticipants({ kill }: { kill: KillDetailsFragment }) {
  const killer = killerOf(kill);
  return (
    <div className="grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] items-start gap-gap narrow:grid-cols-1 print:block print:space-y-gap">
      <div className="grid grid-cols-1 gap-gap print:block print:space-y-gap">
        {killer && <KillerCard view={attackerView(kill, killer)} solo={isSolo(kill)} />}
        <Assists views={assistsOf(kill).map((assist) => attackerView(kill, assist))} />
      </div>
      <VictimCard kill={kill} />
    </div>
  );
}

/**
 * Shows the victim, and the place of the death on the map (rules.md: Kill page). Ranks are shown for the guildless too.
 */
function VictimCard({ kill: { victim, position } }: { kill: KillDetailsFragment }) {
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
