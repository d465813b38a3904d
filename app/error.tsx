'use client';

import { ErrorScreen } from '#components/ui/error-screen.tsx';

/** The error page for defects of our own; the server's log has the details. */
export default function UnexpectedError() {
  return <ErrorScreen error={{ name: 'UnexpectedError', message: 'Something went wrong on our side.' }} />;
}
