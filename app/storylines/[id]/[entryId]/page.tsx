import { shownEntryExports } from '#app/export/kinds/journal.ts';
import { InfluenceRewards } from '#components/influence/influence-rewards.tsx';
import { ActivityList } from '#components/journal/activity-list.tsx';
import { EntryStory } from '#components/journal/entry-story.tsx';
import { JournalLayout } from '#components/journal/journal-layout.tsx';
import { JournalLocation } from '#components/journal/journal-location.tsx';
import { NeighbourLinks } from '#components/journal/neighbour-links.tsx';
import { entryLinks } from '#components/journal/side-links.ts';
import { SideList } from '#components/journal/side-list.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { JOURNAL_ENTRY } from '#lib/data/catalogue/journal.ts';
import { entryName, storylineName } from '#lib/game/journal/journal-name.ts';
import { neighboursOf } from '#lib/game/journal/neighbours.ts';
import { describeEntry } from '#lib/seo/descriptions/describe-journal.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { REWARD_FILTER } from '#lib/url/filter/reward-filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { JournalHeader } from '#components/journal/journal-header.tsx';

const page = recordPage({
  source: JOURNAL_ENTRY,
  describe: (entry, id) => ({
    ...describeEntry(entry),
    article: true,
    path: routes.journalEntry(id.storylineId, id.id),
    exports: shownEntryExports(entry),
  }),
  trail: (entry) => [
    { label: 'Home', href: routes.home },
    { label: 'Storylines', href: routes.storylines },
    { label: storylineName(entry.storyline), href: routes.storyline(entry.storyline.id) },
    { label: entryName(entry) },
  ],
  panels: ({ storyline }, { id, query }) => ({
    list: listAddress(routes.journalEntry(id.storylineId, id.id), query, REWARD_FILTER),
    links: entryLinks(storyline),
  }),
  content: ({ record: entry, panels: { list, links } }) => (
    <>
      <EntryHeader entry={entry} />
      <JournalLayout
        aside={
          <>
            <JournalLocation entry={entry} name={entryName(entry)} text={entry.locationText} />
            <SideList title={storylineName(entry.storyline)} links={links} current={entry.id} />
          </>
        }
      >
        <EntryStory entry={entry} />
        <ActivityList entry={entry} />
        {entry.influenceRewards.length > 0 && (
          <InfluenceRewards rewards={entry.influenceRewards} list={list} />
        )}
        <NeighbourLinks label="Previous and next entry" {...neighboursOf(links, entry.id)} />
      </JournalLayout>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

/** The header of an entry's page: name, title, narrator, number and zone. */
function EntryHeader({ entry }: { readonly entry: JournalEntry }) {
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
