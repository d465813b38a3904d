import { itemMetadata, itemPage } from '../item-page.tsx';

export async function generateMetadata(props: PageProps<'/item/[id]/purchase'>) {
  return itemMetadata('purchase', props);
}

export default async function ItemPurchasePage(props: PageProps<'/item/[id]/purchase'>) {
  return itemPage('purchase', props);
}
