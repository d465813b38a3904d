import { creaturePage } from '../creature-page.tsx';

const page = creaturePage('vendorItems');

export const generateMetadata = page.generateMetadata;
export default page.Page;
