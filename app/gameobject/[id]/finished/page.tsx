import { gameObjectPage } from '../game-object-page.tsx';

const page = gameObjectPage('finished');

export const generateMetadata = page.generateMetadata;
export default page.Page;
