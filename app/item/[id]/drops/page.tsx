import { itemPage } from '../item-page.tsx';

const page = itemPage('drops');

export const generateMetadata = page.generateMetadata;
export default page.Page;
