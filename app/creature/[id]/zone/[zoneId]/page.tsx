import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { CREATURE_PAGE } from '../../creature-page.tsx';

export async function generateMetadata(props: PageProps<'/creature/[id]/zone/[zoneId]'>) {
  return spawnMetadata(CREATURE_PAGE, { ...props, asked: null });
}

export default async function CreatureZonePage(props: PageProps<'/creature/[id]/zone/[zoneId]'>) {
  return spawnPage(CREATURE_PAGE, { ...props, asked: null });
}
