import { CharacterHeader } from '#components/character/character-header.tsx';
import { characterTabs } from '#components/character/character-tabs.ts';
import { recordLayout } from '#components/ui/record/record-page.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { routes } from '#lib/url/routes.ts';

export default recordLayout({
  source: CHARACTER,
  trail: ({ name }) => [{ label: 'Home', href: routes.home }, { label: name }],
  content: ({ record, id, children }) => (
    <>
      <CharacterHeader character={record} />
      <Tabs label="Character sections" tabs={characterTabs(id)} />
      <div className="mt-5 narrow:mt-3">{children}</div>
    </>
  ),
});
