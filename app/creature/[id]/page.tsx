import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { CREATURE_PAGE } from './creature-page.tsx';

export async function generateMetadata(props: PageProps<'/creature/[id]'>) {
  return spawnMetadata(CREATURE_PAGE, { ...props, asked: null });
}

export default async function CreaturePage(props: PageProps<'/creature/[id]'>) {
  return spawnPage(CREATURE_PAGE, { ...props, asked: null });
}
