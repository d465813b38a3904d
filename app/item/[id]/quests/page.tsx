import { itemMetadata, itemPage } from '../item-page.tsx';

export async function generateMetadata(props: PageProps<'/item/[id]/quests'>) {
  return itemMetadata('quests', props);
}

export default async function ItemQuestsPage(props: PageProps<'/item/[id]/quests'>) {
  return itemPage('quests', props);
}
