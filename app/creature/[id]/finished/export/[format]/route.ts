import { creatureExportRoute } from '../../../creature-export-route.ts';

export const GET = creatureExportRoute('finished');
