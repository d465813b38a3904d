import { CHAPTER } from '#lib/data/chapters.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { CHAPTER_EXPORTS } from '#lib/exports/kinds/chapter-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(CHAPTER_EXPORTS, {
  source: CHAPTER,
  path: routes.chapter,
  parts: () => ({}),
});
