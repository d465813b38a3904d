import { creaturePage } from '../creature-page.tsx';

const page = creaturePage('quests');

export const generateMetadata = page.generateMetadata;
export default page.Page;
