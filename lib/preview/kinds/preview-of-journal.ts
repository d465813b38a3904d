import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { QUEST_ART } from '#lib/art/tables/quests.ts';
import { counted } from '#lib/format/number.ts';
import { firstSentence } from '#lib/format/paragraphs.ts';
import {
  type JournalActivity,
  type JournalEntry,
  listedActivities,
} from '#lib/game/journal/journal-entry.ts';
import { activityKind, activityName, entryName, storylineName } from '#lib/game/journal/journal-name.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import type { Preview } from '../preview.ts';
import { countTotal, factsLine } from './parts.ts';

const LOOK = {
  realm: 'NEUTRAL',
  badge: framedIcon({ ...QUEST_ART.normal, palette: 'leather' }, { frame: 'circle' }),
} as const satisfies Partial<Preview>;

/** Makes the preview of a storyline: its summary and its length. */
export function previewOfStoryline(storyline: StorylineDetailsFragment): Preview {
  const { summary, entries } = storyline;
  return {
    ...LOOK,
    title: storylineName(storyline),
    facts: firstSentence(summary ?? '') || 'A storyline of the war journal',
    totals: [
      countTotal(entries.length, 'entry', 'entries'),
      countTotal(new Set(entries.flatMap(({ zone }) => zone?.id ?? [])).size, 'zone'),
    ],
    zoneId: entries.find(({ zone }) => zone)?.zone?.id,
  };
}

/** Makes the preview of an entry: its storyline and place, its activities, and its rewards. */
export function previewOfEntry(entry: JournalEntry): Preview {
  const { zone, storyline, influenceRewards } = entry;
  const all = storyline.entries.length;
  const number = storyline.entries.findIndex(({ id }) => id === entry.id) + 1;
  return {
    ...LOOK,
    title: entryName(entry),
    facts: factsLine(storylineName(storyline), zone && zoneLabel(zone)),
    totals: [
      ...(number > 0 ? [{ value: String(number), label: `of ${counted(all, 'entry', 'entries')}` }] : []),
      countTotal(listedActivities(entry).length, 'activity', 'activities'),
      ...(influenceRewards.length > 0 ? [countTotal(influenceRewards.length, 'reward')] : []),
    ],
    zoneId: zone?.id,
  };
}

/** Makes the preview of an activity: its kind, its entry, and its number of tasks. */
export function previewOfActivity(activity: JournalActivity, entry: JournalEntry): Preview {
  const zone = activity.zone ?? entry.zone;
  return {
    ...LOOK,
    title: activityName(activity),
    facts: factsLine(
      activityKind(activity.activityType) || 'Activity',
      entryName(entry),
      zone && zoneLabel(zone),
    ),
    totals: activity.tasks.length > 0 ? [countTotal(activity.tasks.length, 'task')] : [],
    zoneId: zone?.id,
  };
}
