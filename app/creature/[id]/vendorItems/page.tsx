import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { CREATURE_PAGE } from '../creature-page.tsx';

export async function generateMetadata(props: PageProps<'/creature/[id]/vendorItems'>) {
  return spawnMetadata(CREATURE_PAGE, { ...props, asked: 'vendorItems' });
}

export default async function CreatureGoodsPage(props: PageProps<'/creature/[id]/vendorItems'>) {
  return spawnPage(CREATURE_PAGE, { ...props, asked: 'vendorItems' });
}
