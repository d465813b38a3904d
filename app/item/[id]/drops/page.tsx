import { itemMetadata, itemPage } from '../item-page.tsx';

export async function generateMetadata(props: PageProps<'/item/[id]/drops'>) {
  return itemMetadata('drops', props);
}

export default async function ItemDropsPage(props: PageProps<'/item/[id]/drops'>) {
  return itemPage('drops', props);
}
