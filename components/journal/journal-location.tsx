import type { JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { entryPlace } from '#lib/game/journal/entry-place.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import { PlaceMap } from '../map/place-map.tsx';
import { Panel } from '../ui/panel.tsx';

interface Props {
  readonly entry: JournalEntry;
  /** What the map shows the place of. */
  readonly name: string;
  /** What else is said of the place. */
  readonly text?: string | null;
}

/** Where something happens: its zone, what is said of the place, and a map of it where it has one. */
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
