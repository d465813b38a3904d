import { spawnMetadata, spawnPage } from '#app/spawn-page.tsx';

import { CREATURE_PAGE } from '../creature-page.tsx';

export async function generateMetadata(props: PageProps<'/creature/[id]/quests'>) {
  return spawnMetadata(CREATURE_PAGE, { ...props, asked: 'quests' });
}

export default async function CreatureQuestsPage(props: PageProps<'/creature/[id]/quests'>) {
  return spawnPage(CREATURE_PAGE, { ...props, asked: 'quests' });
}
