import { itemPage } from '../item-page.tsx';

const page = itemPage('chapters');

export const generateMetadata = page.generateMetadata;
export default page.Page;
