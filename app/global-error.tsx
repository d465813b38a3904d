'use client';

import './globals.css';

/** The last safety net, for a defect in the frame itself. Every page loads it, so that it is this small. */
export default function FrameError() {
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
