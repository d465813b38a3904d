import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { GAME_OBJECT_PAGE } from '../game-object-page.tsx';

export async function generateMetadata(props: PageProps<'/gameobject/[id]/finished'>) {
  return spawnMetadata(GAME_OBJECT_PAGE, { ...props, asked: 'finished' });
}

export default async function GameObjectFinishedPage(props: PageProps<'/gameobject/[id]/finished'>) {
  return spawnPage(GAME_OBJECT_PAGE, { ...props, asked: 'finished' });
}
