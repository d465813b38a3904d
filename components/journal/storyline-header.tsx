import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { summariseStoryline } from '#lib/game/journal/storyline-summary.ts';

import { MapHeader } from '../map/map-header.tsx';
import { TomeIcon } from './tome-icon.tsx';

/** The head of a storyline's page: name, length, zone, and what it is about. */
export function StorylineHeader({ storyline }: { readonly storyline: StorylineDetailsFragment }) {
  const { entries, rvrEntries, zone } = summariseStoryline(storyline.entries);
  const facts = [
    `${entries} ${plural(entries, 'entry', 'entries')}`,
    rvrEntries > 0 && `${rvrEntries} about realm versus realm`,
    zone?.name,
  ];
  return (
    <MapHeader
      zoneId={zone?.id}
      title={storylineName(storyline)}
      icon={<TomeIcon />}
      facts={
        <>
          {facts.filter(Boolean).join(' · ')}
          {storyline.summary?.trim() && (
            <span className="mt-2.5 block max-w-[68ch] text-md leading-normal text-pretty whitespace-pre-line wrap-anywhere text-text">
              {storyline.summary.trim()}
            </span>
          )}
        </>
      }
    />
  );
}
