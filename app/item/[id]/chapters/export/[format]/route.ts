import { itemExportRoute } from '../../../item-export-route.ts';

export const GET = itemExportRoute('chapters');
