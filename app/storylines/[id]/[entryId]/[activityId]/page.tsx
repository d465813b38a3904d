import { shownActivityExports, shownEntryExports } from '#app/export/kinds/journal.ts';
import { ActivityHeader } from '#components/journal/activity-header.tsx';
import { ActivityStory } from '#components/journal/activity-story.tsx';
import { JournalLayout } from '#components/journal/journal-layout.tsx';
import { JournalLocation } from '#components/journal/journal-location.tsx';
import { NeighbourLinks } from '#components/journal/neighbour-links.tsx';
import { activityLinks } from '#components/journal/side-links.ts';
import { SideList } from '#components/journal/side-list.tsx';
import { TaskList } from '#components/journal/task-list.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { JOURNAL_ACTIVITY } from '#lib/data/catalogue/journal.ts';
import { isListed } from '#lib/game/journal/journal-entry.ts';
import { activityName, entryName, storylineName } from '#lib/game/journal/journal-name.ts';
import { neighboursOf } from '#lib/game/journal/neighbours.ts';
import { describeActivity } from '#lib/seo/descriptions/describe-journal.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: JOURNAL_ACTIVITY,
  describe: ({ activity, entry }, { storylineId, id, activityId }) => ({
    ...describeActivity(activity, entry),
    article: true,
    // The text of a nameless activity is on the page of its entry.
    ...(isListed(activity)
      ? {
          path: routes.journalActivity(storylineId, id, activityId),
          exports: shownActivityExports(activity),
        }
      : { path: routes.journalEntry(storylineId, id), exports: shownEntryExports(entry) }),
  }),
  trail: ({ activity, entry }) => [
    { label: 'Home', href: routes.home },
    { label: 'Storylines', href: routes.storylines },
    { label: storylineName(entry.storyline), href: routes.storyline(entry.storyline.id) },
    { label: entryName(entry), href: routes.journalEntry(entry.storyline.id, entry.id) },
    { label: activityName(activity) },
  ],
  panels: ({ entry }) => ({ links: activityLinks(entry) }),
  content: ({ record: { activity, entry }, panels: { links } }) => (
    <>
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
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
