'use client';

import { useStandingMarkup } from '#components/ui/use-standing-markup.ts';
import { ErrorScreen } from '#components/ui/page/error-box.tsx';

/** A page in which a script has thrown, as it stood; or the error page for defects of the server, whose log has the details. */
export default function UnexpectedError({ error }: { readonly error: unknown }) {
  const markup = useStandingMarkup('main', error);
  if (markup) return <div className="contents" dangerouslySetInnerHTML={markup} />;
  return <ErrorScreen error={{ name: 'UnexpectedError', message: 'Something went wrong on our side.' }} />;
}
