import { creaturePage } from '../../creature-page.tsx';

const page = creaturePage(null);

export const generateMetadata = page.generateMetadata;
export default page.Page;
