'use client';

import './globals.css';

import { useStandingMarkup } from '#components/ui/use-standing-markup.ts';

/** The last resort, for an error in the frame itself. It is minimal, since every page loads it. */
export default function FrameError({ error }: { readonly error: unknown }) {
  const markup = useStandingMarkup('body', error);
  if (markup) {
    return (
      <html lang="en" data-theme={document.documentElement.dataset['theme']}>
        <body id={document.body.id} dangerouslySetInnerHTML={markup} />
      </html>
    );
  }
  return (
    <html lang="en" data-theme="dark">
      <body>
        <main role="alert" className="p-10">
          <h1 className="text-2xl">This page could not be loaded</h1>
          <p>Error :( Something went wrong on our side.</p>
        </main>
      </body>
    </html>
  );
}
