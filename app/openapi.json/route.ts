import { whatIsOffered } from '#lib/api/offered.ts';
import { env } from '#lib/env.ts';
import { exportResponse } from '#lib/exports/export-response.ts';
import { isFormOn } from '#lib/exports/is-form-on.ts';
import { openApi } from '#lib/exports/open-api/open-api.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

import { exportGroupsOffered } from '../export/catalogue.ts';

export async function GET(request: Request): Promise<Response> {
  const offers = await whatIsOffered();
  const body = JSON.stringify(
    openApi(
      exportGroupsOffered(),
      siteUrl(env()),
      offers,
      env().LIVE,
      isFormOn,
      env().DATA_EXPORTS !== undefined,
    ),
  );
  return exportResponse(request, { type: 'application/json', body }, null);
}
