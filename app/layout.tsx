import './globals.css';

import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { connection } from 'next/server';
import type { ReactNode } from 'react';

import { Footer } from '#components/site/footer.tsx';
import { HeadTags } from '#components/site/head-tags.island.tsx';
import { Header } from '#components/site/header.tsx';
import { PartNav } from '#components/site/part-nav.island.tsx';
import { PageViews } from '#components/site/page-views.island.tsx';
import { ROOT_ID } from '#components/site/require-root.ts';
import { MAIN_ID, SkipLink } from '#components/site/skip-link.tsx';
import { StartUp } from '#components/site/start-up.island.tsx';
import { ThemeScript } from '#components/site/theme-script.island.tsx';
import { SoftNavigation } from '#components/site/soft-navigation.island.tsx';
import { Tooltips } from '#components/site/tooltips.island.tsx';
import { PaintServers } from '#components/ui/paint-servers.tsx';
import { staticMarkup } from '#components/ui/static/static-markup.ts';
import { analyticsOf } from '#lib/analytics/analytics.ts';
import { env } from '#lib/env.ts';
import { cspNonce, keepHeadTags } from '#lib/request-context.ts';
import { linkTag } from '#lib/seo/head-tag.ts';
import { SITE_NAME } from '#lib/seo/metadata.ts';
import { OPENSEARCH_TYPE } from '#lib/seo/open-search.ts';
import { routes } from '#lib/url/routes.ts';

// Optional: a typeface that comes late is for the next page, since exchanging it would move what is being read.
const texturina = localFont({
  src: '../node_modules/@fontsource-variable/texturina/files/texturina-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-texturina',
});

const sourceSans = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-source-sans',
});

/** Of the site rather than of a page. */
const SITE_TAGS = [
  linkTag({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  linkTag({ rel: 'icon', href: '/icon.svg' }),
  linkTag({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  linkTag({ rel: 'manifest', href: '/manifest.webmanifest' }),
  linkTag({ rel: 'search', type: OPENSEARCH_TYPE, title: SITE_NAME, href: routes.openSearch }),
];

export const metadata: Metadata = { title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` } };

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4efe3' },
    { media: '(prefers-color-scheme: dark)', color: '#0d0f14' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every response carries a nonce of its own, so that nothing may be rendered at build time.
  await connection();
  keepHeadTags(SITE_TAGS);
  const analytics = analyticsOf(env());
  return (
    <html
      lang="en"
      data-theme="dark"
      className={`${texturina.variable} ${sourceSans.variable}`}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript nonce={cspNonce()} />
        <noscript>
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
      </head>
      <body id={ROOT_ID}>
        <SkipLink />
        {staticMarkup(<Header />)}
        <PartNav />
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        {staticMarkup(<Footer />)}
        {staticMarkup(<PaintServers />)}
        <HeadTags />
        <SoftNavigation />
        <StartUp />
        <Tooltips />
        {analytics && <PageViews {...analytics} />}
      </body>
    </html>
  );
}
