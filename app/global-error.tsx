'use client';

import './globals.css';

import { ErrorScreen } from '#components/ui/error-screen.tsx';

/** What is left when the frame of the site itself fails. */
export default function FrameError() {
  return (
    <html lang="en" data-theme="dark">
      <body>
        <main>
          <ErrorScreen error={{ name: 'UnexpectedError', message: 'Something went wrong on our side.' }} />
        </main>
      </body>
    </html>
  );
}
