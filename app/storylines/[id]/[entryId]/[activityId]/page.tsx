import { recordPage } from '#components/ui/record-page.tsx';
import { JOURNAL_ACTIVITY } from '#lib/data/journal.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: JOURNAL_ACTIVITY,
  describe: ({ activity }, id) => ({
    title: activity.name,
    description: activity.name,
    path: routes.journalActivity(id.storylineId, id.id, id.activityId),
  }),
  trail: ({ activity }) => [
    { label: 'Home', href: routes.home },
    { label: 'Storylines', href: routes.storylines },
    { label: activity.name },
  ],
  panels: () => ({}),
  content: ({ record: { activity } }) => <h1>{activity.name}</h1>,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
