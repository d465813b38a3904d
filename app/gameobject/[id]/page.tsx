import { gameObjectPage } from './game-object-page.tsx';

const page = gameObjectPage(null);

export const generateMetadata = page.generateMetadata;
export default page.Page;
