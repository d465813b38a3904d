import { shownActivityExports, shownEntryExports } from '#app/export/kinds/journal.ts';
import { JournalHeader } from '#components/journal/journal-header.tsx';
import { JournalLayout } from '#components/journal/journal-layout.tsx';
import { JournalLocation } from '#components/journal/journal-location.tsx';
import { NeighbourLinks } from '#components/journal/neighbour-links.tsx';
import { NoText } from '#components/journal/no-text.tsx';
import { RowNumber } from '#components/journal/row-link.tsx';
import { activityLinks } from '#components/journal/side-links.ts';
import { SideList } from '#components/journal/side-list.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { RichText } from '#components/ui/record/rich-text.tsx';
import { Story } from '#components/ui/record/story.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { JOURNAL_ACTIVITY, type JournalActivityId } from '#lib/data/catalogue/journal.ts';
import { isListed, type JournalActivity, type JournalEntry } from '#lib/game/journal/journal-entry.ts';
import {
  activityName,
  entryName,
  storylineName,
  activityKind,
  taskName,
} from '#lib/game/journal/journal-name.ts';
import { neighboursOf } from '#lib/game/journal/neighbours.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { describeActivity } from '#lib/seo/descriptions/describe-journal.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

const columns: readonly Column<{ readonly number: number; readonly name: string }>[] = [
  {
    header: '#',
    width: 'w-[52px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ number }) => <RowNumber>{number}</RowNumber>,
  },
  {
    header: 'Task',
    names: true,
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ name }) => <span className="text-md wrap-anywhere">{name}</span>,
  },
];

/** Lists the tasks of an activity, numbered; renders nothing without any. */
const TaskList = ({ tasks }: Pick<JournalActivity, 'tasks'>) =>
  tasks.length > 0 && (
    <section>
      <SectionHeading>Tasks</SectionHeading>
      <ListPanel
        plain
        caption="Tasks"
        layout="list"
        columns={columns}
        rows={tasks.map((task, index) => ({ number: index + 1, name: taskName(task) }))}
        rowKey={({ number }) => String(number)}
        narrowTracks="narrow:grid-cols-[34px_1fr]"
      />
    </section>
  );

/** Shows the text of an activity. */
const ActivityStory = ({ activity: { text } }: { readonly activity: JournalActivity }) =>
  text ? (
    <Story words={text.plain}>
      <RichText text={text} />
    </Story>
  ) : (
    <NoText>This activity has no text.</NoText>
  );

/** The canonical address of an activity, and its exports. The text of a nameless one is on the page of its entry. */
const viewOf = (
  activity: JournalActivity,
  entry: JournalEntry,
  { storylineId, id, activityId }: JournalActivityId,
) =>
  isListed(activity)
    ? { path: routes.journalActivity(storylineId, id, activityId), exports: shownActivityExports(activity) }
    : { path: routes.journalEntry(storylineId, id), exports: shownEntryExports(entry) };

export async function generateMetadata(props: PageProps<'/storylines/[id]/[entryId]/[activityId]'>) {
  const found = await find(JOURNAL_ACTIVITY, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const {
    record: { activity, entry },
    id,
    query,
  } = found;
  return metadataOf({
    query,
    ...describeActivity(activity, entry),
    article: true,
    ...viewOf(activity, entry, id),
  });
}

export default async function JournalActivityPage(
  props: PageProps<'/storylines/[id]/[entryId]/[activityId]'>,
) {
  const found = await find(JOURNAL_ACTIVITY, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const {
    record: { activity, entry },
    id,
    query,
    provenance,
  } = found;
  const links = activityLinks(entry);
  const { path, exports } = viewOf(activity, entry, id);
  return (
    <Page
      crumbs={[
        { label: 'Storylines', href: routes.storylines },
        { label: storylineName(entry.storyline), href: routes.storyline(entry.storyline.id) },
        { label: entryName(entry), href: routes.journalEntry(entry.storyline.id, entry.id) },
        { label: activityName(activity) },
      ]}
      provenance={provenance}
    >
      <ActivityHeader activity={activity} entry={entry} />
      <JournalLayout
        aside={
          <>
            <JournalLocation entry={entry} name={activityName(activity)} />
            <SideList title={`Activities of ${entryName(entry)}`} links={links} current={activity.id} />
          </>
        }
      >
        <ActivityStory activity={activity} />
        <TaskList tasks={activity.tasks} />
        <NeighbourLinks label="Previous and next activity" {...neighboursOf(links, activity.id)} />
      </JournalLayout>
      <ExportLinks exports={exports} path={path} query={query} />
    </Page>
  );
}

interface Props {
  readonly activity: JournalActivity;
  readonly entry: JournalEntry;
}

/** The head of an activity's page: name, kind, the entry that it belongs to and its zone. */
function ActivityHeader({ activity, entry }: Props) {
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
