import { wingsOf } from '#lib/game/dungeons/wings.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { routes } from '#lib/url/routes.ts';

import { ZoneMap } from '../map/zone-map.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';

/** The maps of a dungeon, each with the page of its zone. */
export const DungeonMaps = ({ id }: { readonly id: string }) => (
  <>
    <SectionHeading>{wingsOf(id).length > 1 ? 'Maps' : 'Map'}</SectionHeading>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-gap">
      {wingsOf(id).map((zone) => (
        <li key={zone}>
          <NavLink href={routes.zone(zone)} className="grid gap-1.5 text-link">
            <ZoneMap zoneId={zone} label={`Map of ${zoneName(zone)}`} lazy>
              {null}
            </ZoneMap>
            {zoneName(zone)}
          </NavLink>
        </li>
      ))}
    </ul>
  </>
);
