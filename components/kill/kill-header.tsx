import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';
import { killLocation } from '#lib/game/location.ts';

import { MapBackdrop } from '../map/map-backdrop.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';

/** Where and when, and the ways to the battle that the kill is part of (spec §2). */
export function KillHeader({ kill }: { kill: KillDetailsFragment }) {
  const { instanceId, skirmish, position } = kill;
  return (
    <section className="panel orn map-header">
      <MapBackdrop zoneId={position.zoneId} />
      <img src="/images/maps/icons/skull_red.svg" alt="" width={54} height={54} />
      <div>
        <h1>{killLocation(kill).name}</h1>
        <p>
          <Timestamp at={kill.time} />
        </p>
      </div>
      <div className="actions">
        {instanceId && (
          <NavLink className="btn" href={routes.scenario(instanceId)}>
            Scenario Scoreboard
          </NavLink>
        )}
        {skirmish && (
          <NavLink className="btn" href={routes.skirmish(skirmish.id)}>
            Skirmish
          </NavLink>
        )}
      </div>
    </section>
  );
}
