import { shownEntryExports } from '#app/export/kinds/journal.ts';
import { InfluenceRewards } from '#components/influence/influence-rewards.tsx';
import { EntryStory } from '#components/journal/entry-story.tsx';
import { JournalHeader } from '#components/journal/journal-header.tsx';
import { JournalLayout } from '#components/journal/journal-layout.tsx';
import { JournalLocation } from '#components/journal/journal-location.tsx';
import { NeighbourLinks } from '#components/journal/neighbour-links.tsx';
import { RowLink, RowNumber } from '#components/journal/row-link.tsx';
import { entryLinks } from '#components/journal/side-links.ts';
import { SideList } from '#components/journal/side-list.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { JOURNAL_ENTRY } from '#lib/data/catalogue/journal.ts';
import {
  type JournalEntry,
  type JournalActivity,
  listedActivities,
} from '#lib/game/journal/journal-entry.ts';
import { entryName, storylineName, activityKind, activityName } from '#lib/game/journal/journal-name.ts';
import { neighboursOf } from '#lib/game/journal/neighbours.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { describeEntry } from '#lib/seo/descriptions/describe-journal.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

interface Row {
  readonly number: number;
  readonly entry: JournalEntry;
  readonly activity: JournalActivity;
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Entry',
    width: 'w-[52px]',
    narrow: { line: 1, from: 1, to: 2, tall: true },
    cell: ({ number }) => <RowNumber>{number}</RowNumber>,
  },
  {
    header: 'Name',
    names: true,
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ entry, activity }) => (
      <RowLink href={routes.journalActivity(entry.storyline.id, entry.id, activity.id)}>
        {activityName(activity)}
      </RowLink>
    ),
  },
  {
    header: 'Type',
    width: 'w-[180px]',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ activity }) => (
      <span className="wrap-anywhere text-muted narrow:text-sm">{activityKind(activity.activityType)}</span>
    ),
  },
];

/** The named activities of an entry, numbered; nothing where it has none. */
function ActivityList({ entry }: { readonly entry: JournalEntry }) {
  const activities = listedActivities(entry);
  if (activities.length === 0) return null;
  return (
    <section>
      <SectionHeading>Activities</SectionHeading>
      <ListPanel
        plain
        caption="Activities"
        layout="list"
        columns={columns}
        rows={activities.map((activity, index) => ({ number: index + 1, entry, activity }))}
        rowKey={({ activity }) => activity.id}
        narrowTracks="narrow:grid-cols-[34px_1fr]"
      />
    </section>
  );
}

export async function generateMetadata(props: PageProps<'/storylines/[id]/[entryId]'>) {
  const found = await find(JOURNAL_ENTRY, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: entry, id, query } = found;
  return metadataOf({
    path: routes.journalEntry(id.storylineId, id.id),
    query,
    ...describeEntry(entry),
    article: true,
    exports: shownEntryExports(entry),
  });
}

export default async function JournalEntryPage(props: PageProps<'/storylines/[id]/[entryId]'>) {
  const found = await find(JOURNAL_ENTRY, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: entry, id, query, provenance } = found;
  const list = listAddress(routes.journalEntry(id.storylineId, id.id), query, REWARD_FILTER);
  const links = entryLinks(entry.storyline);
  return (
    <Page
      crumbs={[
        { label: 'Storylines', href: routes.storylines },
        { label: storylineName(entry.storyline), href: routes.storyline(entry.storyline.id) },
        { label: entryName(entry) },
      ]}
      provenance={provenance}
    >
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
      <ExportLinks exports={shownEntryExports(entry)} path={list.path} query={query} />
    </Page>
  );
}

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
