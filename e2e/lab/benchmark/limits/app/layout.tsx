import type { ReactNode } from 'react';

export const metadata = { title: 'Limits' };

/** Rendered for each request, like the site's pages, whose policy has a nonce. */
export const dynamic = 'force-dynamic';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
