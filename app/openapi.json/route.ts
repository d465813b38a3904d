import { env } from '#lib/env.ts';
import { EXPORT_GROUPS } from '#lib/exports/catalogue.ts';
import { exportResponse } from '#lib/exports/export-response.ts';
import { openApi } from '#lib/exports/open-api/open-api.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

export const GET = (request: Request): Response =>
  exportResponse(
    request,
    { type: 'application/json', body: JSON.stringify(openApi(EXPORT_GROUPS, siteUrl(env()))) },
    null,
  );
