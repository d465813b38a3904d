import { creaturePage } from '../creature-page.tsx';

const page = creaturePage('finished');

export const generateMetadata = page.generateMetadata;
export default page.Page;
