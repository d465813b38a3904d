import { itemPage } from '../item-page.tsx';

const page = itemPage('purchase');

export const generateMetadata = page.generateMetadata;
export default page.Page;
