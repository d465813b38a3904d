import { recordPage } from '#components/ui/record-page.tsx';
import { JOURNAL_ENTRY } from '#lib/data/journal.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: JOURNAL_ENTRY,
  describe: (entry, id) => ({
    title: entry.name,
    description: entry.name,
    path: routes.journalEntry(id.storylineId, id.id),
  }),
  trail: (entry) => [
    { label: 'Home', href: routes.home },
    { label: 'Storylines', href: routes.storylines },
    { label: entry.name },
  ],
  panels: () => ({}),
  content: ({ record: entry }) => <h1>{entry.name}</h1>,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
