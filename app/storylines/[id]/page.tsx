import { STORYLINE_EXPORTS } from '#app/export/kinds/journal.ts';
import { EntryList } from '#components/journal/entry-list.tsx';
import { StorylineHeader } from '#components/journal/storyline-header.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { STORYLINE } from '#lib/data/catalogue/journal.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { describeStoryline } from '#lib/seo/descriptions/describe-journal.ts';
import { routes } from '#lib/url/routes.ts';

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
