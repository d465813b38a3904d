'use client';

import { THEME_SCRIPT } from './theme.ts';

/** Chooses the theme before the first paint. It runs out of the HTML: neither data nor scripts need to repeat it. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  const script = typeof window === 'undefined' ? THEME_SCRIPT : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
