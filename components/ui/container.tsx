import type { ReactNode } from 'react';

import { joinClasses } from './join-classes.ts';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** As wide as the page's content may be, in the middle of the window. */
export function Container({ className, children }: Props) {
  return <div className={joinClasses('mx-auto w-full max-w-310 px-gutter', className)}>{children}</div>;
}
