import { itemMetadata, itemPage } from './item-page.tsx';

export async function generateMetadata(props: PageProps<'/item/[id]'>) {
  return itemMetadata('vendors', props);
}

export default async function ItemPage(props: PageProps<'/item/[id]'>) {
  return itemPage('vendors', props);
}
