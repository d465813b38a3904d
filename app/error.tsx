'use client';

import { ErrorScreen } from '#components/ui/error-screen.tsx';

/** The safety net for defects of ours: what they say is in the server's log, not on the page. */
export default function UnexpectedError() {
  return <ErrorScreen error={{ name: 'UnexpectedError', message: 'Something went wrong on our side.' }} />;
}
