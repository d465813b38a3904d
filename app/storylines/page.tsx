import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { NavLink } from '#components/ui/nav-link.island.tsx';
import { Page } from '#components/ui/page.tsx';
import { listStorylines } from '#lib/data/journal.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Storylines',
    description: 'Every storyline of the war journal.',
    path: routes.storylines,
  });

export default async function StorylinesPage() {
  const found = listStorylines();
  await awaitPanels(found);
  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Storylines' }]}>
      <h1>Storylines</h1>
      <Load from={found} label="storylines">
        {(storylines) => (
          <ul>
            {storylines.map(({ id, name }) => (
              <li key={id}>
                <NavLink href={routes.storyline(id)}>{name}</NavLink>
              </li>
            ))}
          </ul>
        )}
      </Load>
    </Page>
  );
}
