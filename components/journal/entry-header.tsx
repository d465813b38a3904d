import type { JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { entryName } from '#lib/game/journal/journal-name.ts';
import { neighboursOf } from '#lib/game/journal/neighbours.ts';

import { JournalHeader } from './journal-header.tsx';

/** The header of an entry's page: name, title, narrator, number and zone. */
export function EntryHeader({ entry }: { readonly entry: JournalEntry }) {
  const { id, title, npcName, zone, storyline } = entry;
  const { number } = neighboursOf(storyline.entries, id);
  return (
    <JournalHeader
      entry={entry}
      zoneId={zone?.id}
      title={entryName(entry)}
      subtitle={title}
      facts={[
        npcName,
        number === null ? null : `Entry ${number} of ${storyline.entries.length}`,
        zone && zoneLabel(zone),
      ]}
    />
  );
}
