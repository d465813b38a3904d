import { CharacterHeader } from '#components/character/character-header.tsx';
import { Page } from '#components/ui/page/page.tsx';
import type { Tab } from '#components/ui/page/tab-list.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { routes } from '#lib/url/routes.ts';

export default async function CharacterLayout(props: LayoutProps<'/character/[id]'>) {
  const found = await find(CHARACTER, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: character, id, provenance } = found;
  return (
    <Page crumbs={[{ label: character.name }]} provenance={provenance}>
      <CharacterHeader character={character} />
      <Tabs label="Character sections" tabs={characterTabs(id)} />
      <div className="mt-5 narrow:mt-3">{props.children}</div>
    </Page>
  );
}

/** The sections of a character's pages. */
function characterTabs(id: string): readonly Tab[] {
  return [
    { label: 'Kills', href: routes.character(id) },
    { label: 'Scenarios', href: routes.character(id, '/scenarios') },
    { label: 'Skirmishes', href: routes.character(id, '/skirmishes') },
    { label: 'Battles', href: routes.character(id, '/battles') },
    { label: 'Dungeons', href: routes.character(id, '/dungeons') },
    { label: 'History', href: routes.character(id, '/history') },
    { label: 'Armory', href: routes.character(id, '/armory') },
  ].filter(({ href }) => isPageOffered(href));
}
