import { recordPage } from '#components/ui/record-page.tsx';
import { STORYLINE } from '#lib/data/journal.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: STORYLINE,
  describe: (storyline, id) => ({
    title: storyline.name,
    description: storyline.name,
    path: routes.storyline(id),
  }),
  trail: (storyline) => [
    { label: 'Home', href: routes.home },
    { label: 'Storylines', href: routes.storylines },
    { label: storyline.name },
  ],
  panels: () => ({}),
  content: ({ record: storyline }) => <h1>{storyline.name}</h1>,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
