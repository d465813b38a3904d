import type { ReactNode } from 'react';

import { joinClasses } from '../join-classes.ts';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Limits content to the page's width, and centres it. */
export function Container({ className, children }: Props) {
  return <div className={joinClasses('mx-auto w-full max-w-310 px-gutter', className)}>{children}</div>;
}
