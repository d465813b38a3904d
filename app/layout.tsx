import './globals.css';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { FrameBottom, FrameTop } from '#components/site/frame.tsx';
import { ROOT_ID } from '#components/site/require-root.ts';
import { SiteBehavior } from '#components/site/site-behavior.island.tsx';
import { MAIN_ID } from '#components/site/skip-link.tsx';
import { LocalTimes } from '#components/ui/time/local-times.island.tsx';
import { analyticsOf } from '#lib/analytics/analytics.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { env } from '#lib/env.ts';
import { THEME_COLORS, THEME_SCRIPT } from '#lib/late-scripts/theme.ts';
import { WATCHED_ROWS_SCRIPT } from '#lib/late-scripts/watched-rows.ts';
import { cspNonce, currentPath } from '#lib/request-context.ts';
import { linkTag, noscriptStyleTag, scriptTag, themeColorTag } from '#lib/seo/head-tag.ts';
import { SITE_NAME } from '#lib/seo/metadata.ts';
import { OPENSEARCH_TYPE } from '#lib/seo/open-search.ts';
import { routes } from '#lib/url/routes.ts';
import { compactScript } from '#lib/late-scripts/compact-script.ts';
import { keepHeadTags } from '#lib/seo/page-metadata.ts';

/**
 * The slash leads to the search of the masthead, from the first paint on: before the scripts of the page are there, and
 * while React takes it over. It types a slash where one writes.
 */
const SEARCH_KEY_SCRIPT = compactScript(`addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector('input[data-hotkey]');
  if (!field?.offsetParent || event.target.closest?.('input,select,textarea,[contenteditable]')) return;
  event.preventDefault();
  field.focus();
});`);

/** Typefaces of the first view. A phone's network is left to the page. */
const preloadedFontTag = (name: string) =>
  linkTag({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/fonts/${name}.woff2`,
    crossorigin: '',
    media: '(min-width: 769px)',
  });

/** Head tags of the whole site. */
const SITE_TAGS = [
  preloadedFontTag('source-sans-3-european'),
  preloadedFontTag('source-sans-3-european-bold'),
  preloadedFontTag('texturina-basic'),
  noscriptStyleTag('/noscript.css'),
  linkTag({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  linkTag({ rel: 'icon', href: '/icon.svg' }),
  linkTag({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  linkTag({ rel: 'manifest', href: '/manifest.webmanifest' }),
  themeColorTag('light', THEME_COLORS.light),
  themeColorTag('dark', THEME_COLORS.dark),
  linkTag({ rel: 'search', type: OPENSEARCH_TYPE, title: SITE_NAME, href: routes.openSearch }),
];

const HEAD_SCRIPT = [THEME_SCRIPT, SEARCH_KEY_SCRIPT, WATCHED_ROWS_SCRIPT].join(';');

export const metadata: Metadata = { title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` } };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every response has its own nonce, so that nothing may be rendered at build time.
  await connection();
  await whatIsOffered();
  keepHeadTags([...SITE_TAGS, scriptTag(HEAD_SCRIPT, cspNonce())]);
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <body id={ROOT_ID}>
        <FrameTop path={currentPath()} />
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <FrameBottom />
        <SiteBehavior analytics={analyticsOf(env())} />
        {!env().STATIC_MARKUP && <LocalTimes />}
      </body>
    </html>
  );
}
