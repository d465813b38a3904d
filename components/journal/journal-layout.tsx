import type { ReactNode } from 'react';

interface Props {
  /** Beside the text; below it where there is no room. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A text to read, and beside it where it plays and what else there is to read. */
export const JournalLayout = ({ aside, children }: Props) => (
  <div className="mt-gap grid grid-cols-[minmax(0,1fr)_372px] items-start gap-gap compact:grid-cols-1 has-[>:last-child:empty]:grid-cols-1">
    <div className="min-w-0">{children}</div>
    <div className="grid min-w-0 items-start empty:hidden gap-gap compact:grid-cols-2 narrow:grid-cols-1">
      {aside}
    </div>
  </div>
);
