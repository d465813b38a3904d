import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { killName } from '#lib/seo/record-names.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { MapHeader } from '../map/map-header.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';

/** An opaque button, since it stands on the map. */
const BUTTON = 'bg-surface narrow:flex-1';

/** Shows who killed whom, where and when, and links to the battle that the kill is part of (rules.md: Kill page). */
export function KillHeader({ kill }: { kill: KillDetailsFragment }) {
  const { instanceId, skirmish, position } = kill;
  return (
    <MapHeader
      zoneId={position.zoneId}
      title={killName(kill)}
      facts={
        <>
          {killLocation(kill).name}
          <span className="narrow:hidden"> · </span>
          <span className="narrow:block">
            <Timestamp at={kill.time} />
          </span>
          {isOffered('Kill.totalRenown') && (
            <span className="block">{thousands(kill.totalRenown)} renown</span>
          )}
        </>
      }
      icon={<img src={staticImages.skull} alt="" width={54} height={54} />}
    >
      <div className="ml-auto flex flex-wrap gap-2.5 empty:hidden narrow:m-0 narrow:w-full">
        {instanceId && (
          <LinkButton className={BUTTON} href={routes.scenario(instanceId)}>
            Scenario scoreboard
          </LinkButton>
        )}
        {skirmish && (
          <LinkButton className={BUTTON} href={routes.skirmish(skirmish.id)}>
            Skirmish
          </LinkButton>
        )}
      </div>
    </MapHeader>
  );
}
