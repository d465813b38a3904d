import { CAREERS_EXPORTS } from '#app/export/kinds/careers.ts';
import { CAREERS } from '#lib/data/war/careers.ts';

import { careerPage } from '../career-page.tsx';

const page = careerPage(CAREERS, CAREERS_EXPORTS);

export const generateMetadata = page.generateMetadata;
export default page.Page;
