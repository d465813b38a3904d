import { type JournalEntry, entryPlace } from '#lib/game/journal/journal-entry.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import { PlaceMap } from '../map/place-map.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly entry: JournalEntry;
  /** The name of the place on the map. */
  readonly name: string;
  /** A further text about the place. */
  readonly text?: string | null;
}

/** Shows the location of an entry or activity: its zone, the text about the place, and a map where it has one. */
export function JournalLocation({ entry, name, text }: Props) {
  const place = entryPlace(entry);
  const said = text?.trim();
  if (!place && !said) return null;
  return (
    <Panel as="section" className="grid gap-3 p-5 narrow:p-3.5">
      <h2 className="text-lg">Location</h2>
      <div className="wrap-anywhere">
        {entry.zone && <p className="font-semibold">{zoneLabel(entry.zone)}</p>}
        {said && <p className="mt-0.5 text-pretty text-muted">{said}</p>}
      </div>
      {place && <PlaceMap {...place} name={name} />}
    </Panel>
  );
}
