import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { GAME_OBJECT_PAGE } from '../game-object-page.tsx';

export async function generateMetadata(props: PageProps<'/gameobject/[id]/quests'>) {
  return spawnMetadata(GAME_OBJECT_PAGE, { ...props, asked: 'quests' });
}

export default async function GameObjectQuestsPage(props: PageProps<'/gameobject/[id]/quests'>) {
  return spawnPage(GAME_OBJECT_PAGE, { ...props, asked: 'quests' });
}
