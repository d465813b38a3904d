import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { CREATURE_PAGE } from '../creature-page.tsx';

export async function generateMetadata(props: PageProps<'/creature/[id]/finished'>) {
  return spawnMetadata(CREATURE_PAGE, { ...props, asked: 'finished' });
}

export default async function CreatureFinishedPage(props: PageProps<'/creature/[id]/finished'>) {
  return spawnPage(CREATURE_PAGE, { ...props, asked: 'finished' });
}
