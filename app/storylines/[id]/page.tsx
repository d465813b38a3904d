import { STORYLINE_EXPORTS } from '#app/export/kinds/journal.ts';
import { EntryList } from '#components/journal/entry-list.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { STORYLINE } from '#lib/data/catalogue/journal.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { describeStoryline } from '#lib/seo/descriptions/describe-journal.ts';
import { routes } from '#lib/url/routes.ts';
import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { summariseStoryline } from '#lib/game/journal/storyline-summary.ts';
import { MapHeader } from '#components/map/map-header.tsx';
import { TomeIcon } from '#components/journal/tome-icon.tsx';

const page = recordPage({
  source: STORYLINE,
  exports: STORYLINE_EXPORTS,
  describe: (storyline, id) => ({ ...describeStoryline(storyline), path: routes.storyline(id) }),
  trail: (storyline) => [
    { label: 'Home', href: routes.home },
    { label: 'Storylines', href: routes.storylines },
    { label: storylineName(storyline) },
  ],
  content: ({ record: storyline }) => (
    <>
      <StorylineHeader storyline={storyline} />
      <EntryList storyline={storyline} />
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

/** The head of a storyline's page: name, length, zone, and what it is about. */
function StorylineHeader({ storyline }: { readonly storyline: StorylineDetailsFragment }) {
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
