import { CharacterHeader } from '#components/character/character-header.tsx';
import { characterTabs } from '#components/character/character-tabs.ts';
import { Page } from '#components/ui/page.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { getCharacter } from '#lib/data/characters.ts';
import { routes } from '#lib/url/routes.ts';

export default async function CharacterLayout({ params, children }: LayoutProps<'/character/[id]'>) {
  const { id } = await params;
  return (
    <MainRecord from={getCharacter(id)}>
      {(character) => (
        <Page trail={[{ label: 'Home', href: routes.home }, { label: `Character #${id}` }]}>
          <CharacterHeader character={character} />
          <Tabs label="Character sections" tabs={characterTabs(id)} />
          <div className="mt-5">{children}</div>
        </Page>
      )}
    </MainRecord>
  );
}
