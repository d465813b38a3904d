import type { ZoneWarFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { killsOf, sidesWords, usualWords } from '#lib/game/places/zone-war.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { routes } from '#lib/url/routes.ts';

import { joinClasses } from '../ui/join-classes.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SplitBar } from '../ui/split-bar.tsx';

interface Props {
  readonly zone: ZoneWarFragment;
  /** True where a battle goes on. */
  readonly isRunning: boolean;
  readonly className?: string | undefined;
}

/** A zone on the map of the war: its name, the kills of both realms, how many fight, and what is usual. */
export function WarTile({ zone, isRunning, className }: Props) {
  const id = String(zone.zoneId);
  const kills = killsOf(zone);
  return (
    <NavLink
      href={routes.zone(id)}
      className={joinClasses(
        'flex min-h-14 min-w-0 flex-col gap-1 rounded border px-2 py-1.5 leading-tight text-text hover:border-link tiny:px-1',
        kills > 0 ? 'border-line-strong bg-raised' : 'border-line bg-surface text-muted',
        className,
      )}
    >
      <b className="text-sm tiny:text-xs">{zoneName(id)}</b>
      <span className="sr-only">: </span>
      {kills > 0 && (
        <>
          <span className="tracking-figure flex justify-between text-sm" aria-hidden="true">
            <b className="text-order">{thousands(zone.order)}</b>{' '}
            <b className="text-destruction">{thousands(zone.destruction)}</b>
          </span>{' '}
          <SplitBar
            size="thin"
            order={zone.order}
            destruction={zone.destruction}
            label={`Order ${thousands(zone.order)}, Destruction ${thousands(zone.destruction)}`}
          />
          <span className="sr-only">; </span>
        </>
      )}
      <span className="text-xs">
        {kills === 0 ? 'No kill' : `${leadWords(zone)}${fightersWords(zone)}`}
        {isRunning && (
          <>
            <span className="sr-only">;</span> <b className="text-warn">Battle now</b>
          </>
        )}
      </span>
      <span className="sr-only">; </span>
      <span className="text-xs text-muted">{usualWords(zone.usual)}</span>
    </NavLink>
  );
}

const leadWords = (zone: ZoneWarFragment): string =>
  sidesWords(zone)
    .replace(/ leads .*/, ' leads')
    .replace(/ at .*/, '');

const fightersWords = ({ fighters }: ZoneWarFragment): string =>
  fighters === null ? '' : `, ${counted(fighters, 'fighter')}`;
