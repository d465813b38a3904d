import { gameObjectExportRoute } from '../../../game-object-export-route.ts';

export const GET = gameObjectExportRoute('finished');
