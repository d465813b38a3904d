import { gameObjectPage } from './game-object-page.tsx';

export const generateMetadata = gameObjectPage.generateMetadata;
export default gameObjectPage.Page;
