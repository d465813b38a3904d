import { zoneLabel } from '#lib/game/places/zones.ts';
import type { JournalActivity, JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { activityKind, activityName, entryName } from '#lib/game/journal/journal-name.ts';

import { JournalHeader } from './journal-header.tsx';

interface Props {
  readonly activity: JournalActivity;
  readonly entry: JournalEntry;
}

/** The head of an activity's page: name, kind, the entry that it belongs to and its zone. */
export function ActivityHeader({ activity, entry }: Props) {
  const zone = activity.zone ?? entry.zone;
  return (
    <JournalHeader
      entry={entry}
      zoneId={zone?.id}
      title={activityName(activity)}
      facts={[activityKind(activity.activityType), `Part of ${entryName(entry)}`, zone && zoneLabel(zone)]}
    />
  );
}
