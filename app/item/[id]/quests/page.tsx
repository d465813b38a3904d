import { itemPage } from '../item-page.tsx';

const page = itemPage('quests');

export const generateMetadata = page.generateMetadata;
export default page.Page;
