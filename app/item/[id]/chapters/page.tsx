import { itemMetadata, itemPage } from '../item-page.tsx';

export async function generateMetadata(props: PageProps<'/item/[id]/chapters'>) {
  return itemMetadata('chapters', props);
}

export default async function ItemChaptersPage(props: PageProps<'/item/[id]/chapters'>) {
  return itemPage('chapters', props);
}
