import './globals.css';

import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';

import { AREAS } from '#components/site/areas.ts';
import { Footer } from '#components/site/footer.tsx';
import { Header } from '#components/site/header.tsx';
import { PartNav } from '#components/site/part-nav.island.tsx';
import { PageViews } from '#components/site/page-views.island.tsx';
import { ROOT_ID } from '#components/site/require-root.ts';
import { MAIN_ID, SkipLink } from '#components/site/skip-link.tsx';
import { StartUp } from '#components/site/start-up.island.tsx';
import { THEME_SCRIPT } from '#components/site/theme.ts';
import { Tooltips } from '#components/site/tooltips.island.tsx';
import { analyticsOf } from '#lib/analytics/analytics.ts';
import { env } from '#lib/env.ts';
import { cspNonce } from '#lib/request-context.ts';
import { SITE_NAME } from '#lib/seo/metadata.ts';
import { OPENSEARCH_TYPE } from '#lib/seo/open-search.ts';
import { routes } from '#lib/url/routes.ts';

import { fontVariables } from './fonts.ts';

export const metadata: Metadata = {
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  icons: {
    icon: [{ url: '/favicon.ico', sizes: '32x32' }, { url: '/icon.svg' }],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4efe3' },
    { media: '(prefers-color-scheme: dark)', color: '#0d0f14' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every response carries a nonce of its own, so that nothing may be rendered at build time.
  await connection();
  const analytics = analyticsOf(env());
  return (
    <html lang="en" data-theme="dark" className={fontVariables} suppressHydrationWarning>
      <head>
        <script nonce={cspNonce()} suppressHydrationWarning>
          {THEME_SCRIPT}
        </script>
        <link rel="search" type={OPENSEARCH_TYPE} title={SITE_NAME} href={routes.openSearch} />
        <noscript>
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
      </head>
      <body id={ROOT_ID}>
        <SkipLink />
        <Header />
        <PartNav areas={AREAS} />
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <StartUp />
        <Tooltips />
        {analytics && <PageViews {...analytics} />}
      </body>
    </html>
  );
}
