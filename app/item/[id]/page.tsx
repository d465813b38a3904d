import { itemPage } from './item-page.tsx';

const page = itemPage('vendors');

export const generateMetadata = page.generateMetadata;
export default page.Page;
