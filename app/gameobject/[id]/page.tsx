import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { GAME_OBJECT_PAGE } from './game-object-page.tsx';

export async function generateMetadata(props: PageProps<'/gameobject/[id]'>) {
  return spawnMetadata(GAME_OBJECT_PAGE, { ...props, asked: null });
}

export default async function GameObjectPage(props: PageProps<'/gameobject/[id]'>) {
  return spawnPage(GAME_OBJECT_PAGE, { ...props, asked: null });
}
