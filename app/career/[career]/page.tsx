import { CAREER_EXPORTS } from '#app/export/kinds/careers.ts';
import { CAREER } from '#lib/data/war/careers.ts';

import { careerPage } from '../../career-page.tsx';

const page = careerPage(CAREER, CAREER_EXPORTS);

export const generateMetadata = page.generateMetadata;
export default page.Page;
