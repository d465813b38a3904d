import { env } from '#lib/env.ts';
import { failure } from '#lib/exports/export-response.ts';
import { securityText } from '#lib/seo/security-text.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

/** The operator's contact is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Answers with the operator's contact for reports; not found where the operator gives none. */
export function GET(): Response {
  const { SECURITY_CONTACT: contact } = env();
  if (contact === undefined) return failure(404, 'Not found');
  return new Response(securityText(contact, siteUrl(env()), new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
